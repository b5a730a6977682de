ALTER TABLE "game_day" ADD COLUMN "met" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_day" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;