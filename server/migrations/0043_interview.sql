CREATE TABLE "interview_answer" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" jsonb NOT NULL,
	"mode" text,
	"seconds" smallint,
	"transcript" text DEFAULT '' NOT NULL,
	"marks" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "interview_answer_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "interview_biodata" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"prompt" text NOT NULL,
	"why" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_question" (
	"id" text PRIMARY KEY NOT NULL,
	"competence" text NOT NULL,
	"question" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"looks_for" text[] NOT NULL,
	"follow_ups" text[] NOT NULL,
	"mistakes" text[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_recording" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"chunks" smallint DEFAULT 0 NOT NULL,
	"seconds" smallint,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"claimed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"review" jsonb,
	"file_deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_rubric" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"low" text NOT NULL,
	"mid" text NOT NULL,
	"high" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answer_seconds" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_recording" ADD CONSTRAINT "interview_recording_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_recording" ADD CONSTRAINT "interview_recording_session_id_position_interview_answer_session_id_position_fk" FOREIGN KEY ("session_id","position") REFERENCES "public"."interview_answer"("session_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_session" ADD CONSTRAINT "interview_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_answer_user" ON "interview_answer" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_recording_answer" ON "interview_recording" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "interview_recording_user" ON "interview_recording" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_recording_queue" ON "interview_recording" USING btree ("queued_at") WHERE "interview_recording"."state" in ('queued', 'claimed');--> statement-breakpoint
CREATE INDEX "interview_session_user" ON "interview_session" USING btree ("user_id","created_at");