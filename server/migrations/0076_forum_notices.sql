CREATE TABLE "forum_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_notice" ADD CONSTRAINT "forum_notice_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_notice_post" ON "forum_notice" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_notice_age" ON "forum_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_notice_email" ON "forum_notice" USING btree (lower("email"));