CREATE TABLE "paper_mark" (
	"paper" text NOT NULL,
	"mark" integer NOT NULL,
	"takers" integer NOT NULL,
	CONSTRAINT "paper_mark_paper_mark_pk" PRIMARY KEY("paper","mark")
);
--> statement-breakpoint
CREATE TABLE "paper_result" (
	"paper" text NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"mark" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_result_paper_user_id_pk" PRIMARY KEY("paper","user_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	"is_compared" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_mock" ADD COLUMN "weekly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_result" ADD CONSTRAINT "paper_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_result" ADD CONSTRAINT "paper_result_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_profile" ADD CONSTRAINT "ranking_profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_result_best" ON "paper_result" USING btree ("paper","mark" DESC NULLS LAST,"finished_at");--> statement-breakpoint
CREATE INDEX "paper_result_exam" ON "paper_result" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "paper_result_user" ON "paper_result" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_profile_pseudonym" ON "ranking_profile" USING btree (lower("pseudonym"));