CREATE TABLE "coaching_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"state" text NOT NULL,
	"room_id" uuid NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"day_notice_at" timestamp with time zone,
	"soon_notice_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_slot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"capacity" smallint NOT NULL,
	"hours" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"assigned_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"scopes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coaching_check_in" (
	"user_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"went" text DEFAULT '' NOT NULL,
	"hard" text DEFAULT '' NOT NULL,
	"next" text DEFAULT '' NOT NULL,
	"mood" text,
	"blockers" text[] DEFAULT '{}' NOT NULL,
	"written_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"coach_id" uuid,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp with time zone,
	CONSTRAINT "coaching_check_in_user_id_monday_pk" PRIMARY KEY("user_id","monday")
);
--> statement-breakpoint
CREATE TABLE "coaching_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_private" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_questionnaire" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"situation" text NOT NULL,
	"weekly_hours" smallint NOT NULL,
	"exam_date" date,
	"fears" text NOT NULL,
	"attempts" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_rating" (
	"user_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"coach_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"score" smallint,
	"text" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	CONSTRAINT "coaching_rating_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "coaching_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"weeks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_wait" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"offer_ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coaching_week" (
	"user_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"note" text NOT NULL,
	"goals" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coaching_week_user_id_monday_pk" PRIMARY KEY("user_id","monday")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_call" ADD CONSTRAINT "coaching_call_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_slot" ADD CONSTRAINT "coaching_slot_coach_id_user_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach" ADD CONSTRAINT "coach_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching" ADD CONSTRAINT "coaching_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_check_in" ADD CONSTRAINT "coaching_check_in_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_note" ADD CONSTRAINT "coaching_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_questionnaire" ADD CONSTRAINT "coaching_questionnaire_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_rating" ADD CONSTRAINT "coaching_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_template" ADD CONSTRAINT "coaching_template_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_wait" ADD CONSTRAINT "coaching_wait_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_week" ADD CONSTRAINT "coaching_week_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_call_slot" ON "coaching_call" USING btree ("slot_id") WHERE "coaching_call"."state" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_call_ahead" ON "coaching_call" USING btree ("user_id") WHERE "coaching_call"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "coaching_call_user" ON "coaching_call" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "coaching_call_coach" ON "coaching_call" USING btree ("coach_id","starts_at") WHERE "coaching_call"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "coaching_call_next" ON "coaching_call" USING btree ("starts_at") WHERE "coaching_call"."state" = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_slot_once" ON "coaching_slot" USING btree ("coach_id","starts_at");--> statement-breakpoint
CREATE INDEX "coaching_coach" ON "coaching" USING btree ("coach_id") WHERE "coaching"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "coaching_open" ON "coaching" USING btree ("started_at") WHERE "coaching"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "coaching_check_in_coach" ON "coaching_check_in" USING btree ("coach_id","monday");--> statement-breakpoint
CREATE INDEX "coaching_note_user" ON "coaching_note" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coaching_rating_coach" ON "coaching_rating" USING btree ("coach_id","rated_at");--> statement-breakpoint
CREATE INDEX "coaching_template_user" ON "coaching_template" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coaching_wait_order" ON "coaching_wait" USING btree ("joined_at","user_id");--> statement-breakpoint
CREATE INDEX "coaching_week_monday" ON "coaching_week" USING btree ("monday");