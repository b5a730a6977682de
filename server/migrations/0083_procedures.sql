CREATE TABLE "procedure" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topics" integer[] NOT NULL,
	"minutes" integer NOT NULL,
	"cover" text NOT NULL,
	"warning" text NOT NULL,
	"steps" jsonb NOT NULL,
	"references" jsonb NOT NULL,
	"questions" text[] NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
