CREATE TABLE "patrol" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_open" boolean NOT NULL,
	"unit" text NOT NULL,
	"goal" integer NOT NULL,
	"members" smallint NOT NULL,
	"invite_code" text,
	"invite_expires_at" timestamp with time zone,
	"week_from" date NOT NULL,
	"idle_weeks" smallint DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patrol_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "patrol_cheer" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"day" date NOT NULL,
	"patrol_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patrol_cheer_from_id_to_id_day_pk" PRIMARY KEY("from_id","to_id","day")
);
--> statement-breakpoint
CREATE TABLE "patrol_member" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"patrol_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"shares_plan" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patrol_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patrol_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patrol_week" (
	"patrol_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"unit" text NOT NULL,
	"goal" integer NOT NULL,
	"total" integer NOT NULL,
	"members" smallint NOT NULL,
	CONSTRAINT "patrol_week_patrol_id_monday_pk" PRIMARY KEY("patrol_id","monday")
);
--> statement-breakpoint
CREATE TABLE "patrol_week_part" (
	"patrol_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"user_id" uuid NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "patrol_week_part_patrol_id_monday_user_id_pk" PRIMARY KEY("patrol_id","monday","user_id")
);
--> statement-breakpoint
ALTER TABLE "patrol_cheer" ADD CONSTRAINT "patrol_cheer_from_id_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_cheer" ADD CONSTRAINT "patrol_cheer_to_id_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_cheer" ADD CONSTRAINT "patrol_cheer_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_member" ADD CONSTRAINT "patrol_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_member" ADD CONSTRAINT "patrol_member_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_message" ADD CONSTRAINT "patrol_message_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_message" ADD CONSTRAINT "patrol_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_week" ADD CONSTRAINT "patrol_week_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_week_part" ADD CONSTRAINT "patrol_week_part_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_week_part" ADD CONSTRAINT "patrol_week_part_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patrol_open" ON "patrol" USING btree ("id") WHERE "patrol"."is_open" and "patrol"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "patrol_week_from" ON "patrol" USING btree ("week_from") WHERE "patrol"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "patrol_cheer_to" ON "patrol_cheer" USING btree ("to_id","day");--> statement-breakpoint
CREATE INDEX "patrol_member_patrol" ON "patrol_member" USING btree ("patrol_id","joined_at");--> statement-breakpoint
CREATE INDEX "patrol_message_newest" ON "patrol_message" USING btree ("patrol_id","id");--> statement-breakpoint
CREATE INDEX "patrol_message_author" ON "patrol_message" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "patrol_week_part_user" ON "patrol_week_part" USING btree ("user_id");