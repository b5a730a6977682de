CREATE TABLE "forum_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"was_automatic" boolean DEFAULT false NOT NULL,
	"taken_by" uuid,
	"decision" text,
	"statement" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"outcome" text,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"is_trusted" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_case" ADD CONSTRAINT "forum_case_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_report" ADD CONSTRAINT "forum_report_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_report" ADD CONSTRAINT "forum_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_case_current" ON "forum_case" USING btree ("post_id") WHERE "forum_case"."state" in ('open', 'taken', 'appealed');--> statement-breakpoint
CREATE INDEX "forum_case_state" ON "forum_case" USING btree ("state","opened_at");--> statement-breakpoint
CREATE INDEX "forum_case_author" ON "forum_case" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_report_once" ON "forum_report" USING btree ("post_id","user_id");--> statement-breakpoint
CREATE INDEX "forum_report_user" ON "forum_report" USING btree ("user_id","created_at");