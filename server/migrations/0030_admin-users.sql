ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "blocked_at" timestamp with time zone;