CREATE TABLE "free_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"build" jsonb,
	"file_key" uuid,
	"file_bytes" integer,
	"file_pages" integer,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "free_resource_downloads" (
	"resource_id" text NOT NULL,
	"day" date NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "free_resource_downloads_resource_id_day_pk" PRIMARY KEY("resource_id","day")
);
--> statement-breakpoint
ALTER TABLE "free_resource_downloads" ADD CONSTRAINT "free_resource_downloads_resource_id_free_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."free_resource"("id") ON DELETE cascade ON UPDATE no action;