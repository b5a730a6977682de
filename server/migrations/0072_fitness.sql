CREATE TABLE "fitness_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"value" integer NOT NULL,
	"day" date NOT NULL,
	"place" text,
	"timing" text,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fitness_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"official_table" text,
	"exam_date" date,
	"training_days" smallint[],
	"started_on" date,
	"checked_on" date,
	"health_consent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "training_injury" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date
);
--> statement-breakpoint
CREATE TABLE "training_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"session_key" text,
	"minutes" smallint NOT NULL,
	"effort" smallint,
	"metres" integer,
	"seconds" integer,
	"note" text NOT NULL,
	"sleep_half_hours" smallint,
	"pain" smallint,
	"imported_start" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "fitness_mark" ADD CONSTRAINT "fitness_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitness_settings" ADD CONSTRAINT "fitness_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_injury" ADD CONSTRAINT "training_injury_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_log" ADD CONSTRAINT "training_log_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fitness_mark_user" ON "fitness_mark" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "training_injury_user" ON "training_injury" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_log_user" ON "training_log" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "training_log_import" ON "training_log" USING btree ("user_id","imported_start") WHERE "training_log"."imported_start" is not null;