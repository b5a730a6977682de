ALTER TABLE "user" ADD COLUMN "text_size" smallint;--> statement-breakpoint
ALTER TABLE "reading_note" ADD COLUMN "color" text DEFAULT 'yellow' NOT NULL;