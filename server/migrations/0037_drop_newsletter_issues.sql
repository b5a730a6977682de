INSERT INTO "mailing" ("id", "subject", "preheader", "body", "audience", "state", "started_at", "finished_at", "created_at", "updated_at")
SELECT "id", "subject", '', "body", 'newsletter', CASE WHEN "sent_at" IS NULL THEN 'sending' ELSE 'sent' END, "created_at", "sent_at", "created_at", "created_at"
FROM "newsletter_issue";--> statement-breakpoint
INSERT INTO "mailing_recipient" ("id", "mailing_id", "email", "subscriber_id")
SELECT gen_random_uuid(), "issue_id", "email", "subscriber_id"
FROM "newsletter_delivery" JOIN "newsletter_subscriber" ON "newsletter_subscriber"."id" = "subscriber_id";--> statement-breakpoint
DROP TABLE "newsletter_delivery" CASCADE;--> statement-breakpoint
DROP TABLE "newsletter_issue" CASCADE;