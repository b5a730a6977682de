CREATE TABLE "record_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_batch_item" (
	"batch_id" uuid NOT NULL,
	"record_id" text NOT NULL,
	"before" jsonb,
	"etag" text NOT NULL,
	CONSTRAINT "record_batch_item_batch_id_record_id_pk" PRIMARY KEY("batch_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "record_batch_item" ADD CONSTRAINT "record_batch_item_batch_id_record_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."record_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_batch_created" ON "record_batch" USING btree ("created_at");