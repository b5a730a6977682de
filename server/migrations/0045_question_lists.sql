CREATE TABLE "question_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_list_item" (
	"list_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_list_item_list_id_question_id_pk" PRIMARY KEY("list_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "question_list" ADD CONSTRAINT "question_list_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_list_item" ADD CONSTRAINT "question_list_item_list_id_question_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."question_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_list_item" ADD CONSTRAINT "question_list_item_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_list_name" ON "question_list" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "question_list_item_order" ON "question_list_item" USING btree ("list_id","added_at","question_id");--> statement-breakpoint
CREATE INDEX "question_list_item_question" ON "question_list_item" USING btree ("question_id");