CREATE TABLE "record_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"draft" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_figure" (
	"id" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"of_what" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "record_version_record" ON "record_version" USING btree ("resource","record_id","id");