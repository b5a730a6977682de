CREATE TABLE "question_choice" (
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"choice" text NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "question_choice_question_id_version_choice_pk" PRIMARY KEY("question_id","version","choice")
);
--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "review_log" ADD COLUMN "version" integer;