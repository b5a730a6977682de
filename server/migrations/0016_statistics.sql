CREATE TABLE "scheduled_attempt" (
	"mock_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	CONSTRAINT "scheduled_attempt_mock_id_user_id_pk" PRIMARY KEY("mock_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_mock" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"intro" text,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"questions" integer NOT NULL,
	"topics" smallint[] NOT NULL,
	"tier" text NOT NULL,
	"question_ids" jsonb,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cohort_week" (
	"joined" date NOT NULL,
	"week" smallint NOT NULL,
	"students" integer NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "cohort_week_joined_week_pk" PRIMARY KEY("joined","week")
);
--> statement-breakpoint
CREATE TABLE "expected_spread" (
	"tenth" smallint PRIMARY KEY NOT NULL,
	"candidates" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prediction_check" (
	"exam_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"predicted_on" date NOT NULL,
	"expected" real NOT NULL,
	"low" real NOT NULL,
	"high" real NOT NULL,
	"mark" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_quality" (
	"question_id" text PRIMARY KEY NOT NULL,
	"topic" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"discrimination" real
);
--> statement-breakpoint
CREATE TABLE "statistics_run" (
	"id" smallint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_day" (
	"day" date PRIMARY KEY NOT NULL,
	"students" integer NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"minutes" integer NOT NULL,
	"exams" integer NOT NULL,
	"new_users" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_week" (
	"monday" date PRIMARY KEY NOT NULL,
	"students" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_attempt" ADD CONSTRAINT "scheduled_attempt_mock_id_scheduled_mock_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."scheduled_mock"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_attempt" ADD CONSTRAINT "scheduled_attempt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_attempt" ADD CONSTRAINT "scheduled_attempt_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_check" ADD CONSTRAINT "prediction_check_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_check" ADD CONSTRAINT "prediction_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_attempt_exam" ON "scheduled_attempt" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "scheduled_mock_opens" ON "scheduled_mock" USING btree ("opens_at" DESC NULLS LAST);