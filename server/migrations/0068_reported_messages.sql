DROP INDEX "forum_case_current";--> statement-breakpoint
DROP INDEX "forum_report_once";--> statement-breakpoint
ALTER TABLE "forum_case" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_report" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_case" ADD COLUMN "kind" text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_case" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "forum_case" SET "subject_id" = "post_id";--> statement-breakpoint
ALTER TABLE "forum_case" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_case" ADD COLUMN "attached" jsonb;--> statement-breakpoint
ALTER TABLE "forum_report" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "forum_report" SET "subject_id" = "post_id";--> statement-breakpoint
ALTER TABLE "forum_report" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_case_current" ON "forum_case" USING btree ("subject_id") WHERE "forum_case"."state" in ('open', 'taken', 'appealed');--> statement-breakpoint
CREATE UNIQUE INDEX "forum_report_once" ON "forum_report" USING btree ("subject_id","user_id");