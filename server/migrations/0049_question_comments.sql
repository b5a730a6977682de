CREATE TABLE "comment_report" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_report_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "blog_comment" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD COLUMN "question_id" text;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD COLUMN "subject_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_id_blog_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."blog_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_report_user" ON "comment_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blog_comment_question" ON "blog_comment" USING btree ("question_id","state","created_at");--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_subject" CHECK (("blog_comment"."post_id" is null) <> ("blog_comment"."question_id" is null));--> statement-breakpoint
UPDATE "blog_comment" SET "subject_name" = "blog_post"."title" FROM "blog_post" WHERE "blog_post"."id" = "blog_comment"."post_id";