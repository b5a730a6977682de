-- Foreign keys again, instead of the triggers of 0026. No row can be without its owner: the deletes only make sure of it.
DROP FUNCTION "users_of_rows_exist"() CASCADE;--> statement-breakpoint
DROP FUNCTION "exams_of_rows_exist"() CASCADE;--> statement-breakpoint
DROP FUNCTION "rows_keep_their_owner"() CASCADE;--> statement-breakpoint
DROP FUNCTION "rows_go_with_their_user"() CASCADE;--> statement-breakpoint
DROP FUNCTION "rows_go_with_their_exam"() CASCADE;--> statement-breakpoint
DELETE FROM "exam_question" WHERE NOT EXISTS (SELECT FROM "exam" WHERE "exam"."id" = "exam_question"."exam_id");--> statement-breakpoint
DELETE FROM "review_log" WHERE NOT EXISTS (SELECT FROM "user" WHERE "user"."id" = "review_log"."user_id");--> statement-breakpoint
DELETE FROM "study_item" WHERE NOT EXISTS (SELECT FROM "user" WHERE "user"."id" = "study_item"."user_id");--> statement-breakpoint
DELETE FROM "study_topic" WHERE NOT EXISTS (SELECT FROM "user" WHERE "user"."id" = "study_topic"."user_id");--> statement-breakpoint
CREATE TABLE "today_cache" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_today" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "kept_today" CASCADE;--> statement-breakpoint
DROP INDEX "exam_untold";--> statement-breakpoint
DROP INDEX "question_version_at";--> statement-breakpoint
ALTER TABLE "today_cache" ADD CONSTRAINT "today_cache_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_item" ADD CONSTRAINT "study_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_topic" ADD CONSTRAINT "study_topic_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" DROP COLUMN "is_untold";