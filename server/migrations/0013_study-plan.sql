CREATE TABLE "plan_entry" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"topic" smallint,
	"minutes" smallint NOT NULL,
	"moved" boolean NOT NULL,
	"done_on" date,
	CONSTRAINT "plan_entry_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "study_plan" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"made_for" text NOT NULL,
	"made_on" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"replaced" integer NOT NULL,
	"free_days" date[] NOT NULL,
	CONSTRAINT "study_plan_feed_id_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"week_minutes" smallint[],
	"work_minutes" smallint NOT NULL,
	"break_minutes" smallint NOT NULL,
	"new_per_day" smallint,
	"reminder_hour" smallint,
	"start_hour" smallint NOT NULL,
	"reminded_on" date
);
--> statement-breakpoint
ALTER TABLE "plan_entry" ADD CONSTRAINT "plan_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_entry_day" ON "plan_entry" USING btree ("user_id","day");