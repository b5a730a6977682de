ALTER TABLE "device" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "meets_mock" boolean DEFAULT false NOT NULL;