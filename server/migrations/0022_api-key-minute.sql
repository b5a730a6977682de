ALTER TABLE "api_key" ADD COLUMN "minute_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "minute_uses" integer DEFAULT 0 NOT NULL;