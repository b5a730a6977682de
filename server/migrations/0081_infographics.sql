CREATE TABLE "infographic" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topics" integer[] NOT NULL,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
