CREATE TABLE "plan_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"cents" jsonb NOT NULL,
	"claim" text NOT NULL,
	"saves" text,
	"includes" jsonb NOT NULL,
	"leaves_out" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "price_cents" integer;--> statement-breakpoint
-- Until now every subscription had the prices of the code.
UPDATE "subscription" SET "price_cents" = CASE "plan" || ' ' || "billing"
	WHEN 'basico monthly' THEN 799 WHEN 'basico quarterly' THEN 2157 WHEN 'basico annual' THEN 7670
	WHEN 'plus monthly' THEN 3999 WHEN 'plus quarterly' THEN 10797 WHEN 'plus annual' THEN 38390
	WHEN 'elite monthly' THEN 9999 WHEN 'elite quarterly' THEN 26997 WHEN 'elite annual' THEN 95990
END;
