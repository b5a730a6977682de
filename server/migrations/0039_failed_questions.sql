ALTER TABLE "study_item" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_item" ADD COLUMN "last_failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "study_item_failed" ON "study_item" USING btree ("user_id","last_failed_at","item_id") WHERE "study_item"."last_failed_at" is not null;--> statement-breakpoint
UPDATE "study_item" SET "failures" = "failed"."times", "last_failed_at" = "failed"."last"
FROM (
  SELECT "user_id", "kind", "item_id", count(*)::int AS "times", max("at") AS "last"
  FROM "review_log" WHERE "outcome" = 'wrong' AND "undone_at" IS NULL
  GROUP BY "user_id", "kind", "item_id"
) AS "failed"
WHERE "study_item"."user_id" = "failed"."user_id" AND "study_item"."kind" = "failed"."kind"
  AND "study_item"."item_id" = "failed"."item_id";
