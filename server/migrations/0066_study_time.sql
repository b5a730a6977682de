CREATE TABLE "study_time" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	CONSTRAINT "study_time_user_id_id_day_pk" PRIMARY KEY("user_id","id","day")
);
--> statement-breakpoint
ALTER TABLE "study_day" ADD COLUMN "questions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_day" ADD COLUMN "reviews" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_day" ADD COLUMN "room_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_time_to" ON "study_time" USING btree ("user_id","to");--> statement-breakpoint
UPDATE "study_day" SET "questions" = "counted"."questions", "reviews" = "counted"."reviews" FROM (SELECT "user_id", ("at" AT TIME ZONE 'Europe/Madrid')::date AS "day", count(*) FILTER (WHERE "kind" IN ('question', 'true-false')) AS "questions", count(*) FILTER (WHERE NOT "first_sight") AS "reviews" FROM "review_log" WHERE "undone_at" IS NULL GROUP BY 1, 2) AS "counted" WHERE "study_day"."user_id" = "counted"."user_id" AND "study_day"."day" = "counted"."day";
