CREATE TABLE "pill" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"idea" text NOT NULL,
	"example" text NOT NULL,
	"question" text NOT NULL,
	"takeaway" text NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
