CREATE TABLE "psychometric_ability" (
	"user_id" uuid NOT NULL,
	"family" text NOT NULL,
	"posterior" jsonb NOT NULL,
	"answers" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "psychometric_ability_user_id_family_pk" PRIMARY KEY("user_id","family")
);
--> statement-breakpoint
CREATE TABLE "psychometric_battery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"form" text NOT NULL,
	"state" text NOT NULL,
	"sections" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by" text,
	"shown_at" timestamp with time zone,
	"hits" integer,
	"errors" integer,
	"blanks" integer
);
--> statement-breakpoint
CREATE TABLE "psychometric_battery_item" (
	"battery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"section" smallint NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"entry" jsonb,
	"key" text NOT NULL,
	"choice" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"change_key" uuid,
	"marked" boolean DEFAULT false NOT NULL,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "psychometric_battery_item_battery_id_position_pk" PRIMARY KEY("battery_id","position")
);
--> statement-breakpoint
CREATE TABLE "psychometric_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"word" text NOT NULL,
	"answer" text NOT NULL,
	"wrong" text[] NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "psychometric_practice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"entry" jsonb,
	"key" text NOT NULL,
	"choice" text,
	"spent_ms" integer,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "psychometric_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"entry" jsonb,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reply" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "psychometric_result" (
	"battery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"form" text NOT NULL,
	"family" text NOT NULL,
	"hits" integer NOT NULL,
	"errors" integer NOT NULL,
	"blanks" integer NOT NULL,
	"ability" real NOT NULL,
	"margin" real NOT NULL,
	CONSTRAINT "psychometric_result_battery_id_family_pk" PRIMARY KEY("battery_id","family")
);
--> statement-breakpoint
CREATE TABLE "psychometric_type" (
	"id" text PRIMARY KEY NOT NULL,
	"weight" smallint NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "psychometric_ability" ADD CONSTRAINT "psychometric_ability_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_battery" ADD CONSTRAINT "psychometric_battery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_battery_item" ADD CONSTRAINT "psychometric_battery_item_battery_id_psychometric_battery_id_fk" FOREIGN KEY ("battery_id") REFERENCES "public"."psychometric_battery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_battery_item" ADD CONSTRAINT "psychometric_battery_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_practice" ADD CONSTRAINT "psychometric_practice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_report" ADD CONSTRAINT "psychometric_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_result" ADD CONSTRAINT "psychometric_result_battery_id_psychometric_battery_id_fk" FOREIGN KEY ("battery_id") REFERENCES "public"."psychometric_battery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_result" ADD CONSTRAINT "psychometric_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "psychometric_battery_number" ON "psychometric_battery" USING btree ("user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "psychometric_battery_running" ON "psychometric_battery" USING btree ("user_id") WHERE "psychometric_battery"."state" = 'running';--> statement-breakpoint
CREATE INDEX "psychometric_entry_type" ON "psychometric_entry" USING btree ("type","level");--> statement-breakpoint
CREATE INDEX "psychometric_practice_user" ON "psychometric_practice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "psychometric_practice_open" ON "psychometric_practice" USING btree ("user_id","type") WHERE "psychometric_practice"."choice" is null;--> statement-breakpoint
CREATE INDEX "psychometric_report_user" ON "psychometric_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "psychometric_result_form" ON "psychometric_result" USING btree ("form","family","user_id");