CREATE TABLE "animation" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topics" integer[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"body" jsonb NOT NULL
);
