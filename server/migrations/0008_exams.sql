CREATE TABLE "exam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"question_kind" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	"questions" integer NOT NULL,
	"limit_seconds" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_by" text,
	"shown_at" timestamp with time zone,
	"hits" integer,
	"errors" integer,
	"blanks" integer
);
--> statement-breakpoint
CREATE TABLE "exam_question" (
	"exam_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"topic" smallint NOT NULL,
	"key" text NOT NULL,
	"choice" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"change_key" uuid,
	"marked" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_question_exam_id_position_pk" PRIMARY KEY("exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "exam_regrade" (
	"exam_id" uuid NOT NULL,
	"correction_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"old_key" text NOT NULL,
	"new_key" text NOT NULL,
	"old_hits" integer NOT NULL,
	"old_errors" integer NOT NULL,
	"new_hits" integer NOT NULL,
	"new_errors" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_regrade_exam_id_correction_id_pk" PRIMARY KEY("exam_id","correction_id")
);
--> statement-breakpoint
CREATE TABLE "question_mark" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_mark_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD CONSTRAINT "exam_regrade_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD CONSTRAINT "exam_regrade_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_mark" ADD CONSTRAINT "question_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_mark" ADD CONSTRAINT "question_mark_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_user" ON "exam" USING btree ("user_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "exam_one_mock" ON "exam" USING btree ("user_id") WHERE "exam"."kind" = 'mock' and "exam"."state" = 'running';--> statement-breakpoint
CREATE INDEX "exam_check" ON "exam" USING btree ("check_at") WHERE "exam"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "exam_built" ON "exam" USING btree ("created_at") WHERE "exam"."state" = 'built';--> statement-breakpoint
CREATE INDEX "exam_question_version" ON "exam_question" USING btree ("question_id","version");