ALTER TABLE "purchase_line" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_request" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "exam_question" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "question_list_item" ADD COLUMN "user_id" uuid;--> statement-breakpoint
-- The answers of exams from before are filled when they are sharded: filling them here would lock a large table.
UPDATE "purchase_line" child SET "user_id" = parent."user_id" FROM "purchase" parent WHERE parent."id" = child."purchase_id";--> statement-breakpoint
UPDATE "refund_request" child SET "user_id" = parent."user_id" FROM "purchase" parent WHERE parent."id" = child."purchase_id";--> statement-breakpoint
UPDATE "exam_regrade" child SET "user_id" = parent."user_id" FROM "exam" parent WHERE parent."id" = child."exam_id";--> statement-breakpoint
UPDATE "question_list_item" child SET "user_id" = parent."user_id" FROM "question_list" parent WHERE parent."id" = child."list_id";
