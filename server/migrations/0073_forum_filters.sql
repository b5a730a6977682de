CREATE TABLE "forum_category_reader" (
	"user_id" uuid NOT NULL,
	"category_id" integer NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "forum_category_reader_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "forum_filter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "forum_category_reader" ADD CONSTRAINT "forum_category_reader_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_category_reader" ADD CONSTRAINT "forum_category_reader_category_id_forum_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_category_reader_level" ON "forum_category_reader" USING btree ("category_id","level","user_id");