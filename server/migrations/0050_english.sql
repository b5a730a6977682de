CREATE TABLE "english_answer" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"round" smallint NOT NULL,
	"attempt" smallint NOT NULL,
	"skill" text NOT NULL,
	"response" jsonb NOT NULL,
	"is_right" boolean NOT NULL,
	"verdict" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "english_answer_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "english_category" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"is_police" boolean NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_example" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"position" smallint NOT NULL,
	"en" text NOT NULL,
	"es" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_exercise" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"skill" text NOT NULL,
	"prompt" text NOT NULL,
	"passage" text,
	"options" text[] NOT NULL,
	"answers" text[] NOT NULL,
	"spelling" text NOT NULL,
	"explanation" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_lesson" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"grammar" text NOT NULL,
	"goal" text NOT NULL,
	"explanation" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_placement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"level" text,
	"certainty" double precision,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "english_placement_item" (
	"id" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"question" text NOT NULL,
	"options" text[] NOT NULL,
	"answer" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"round" smallint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"best_percent" smallint,
	"passed_at" timestamp with time zone,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_review_word" (
	"user_id" uuid NOT NULL,
	"word_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "english_review_word_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "english_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"aim" text NOT NULL,
	"lessons" text[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_word" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" smallint NOT NULL,
	"word" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"level" text NOT NULL,
	"es" text[] NOT NULL,
	"also" text[] NOT NULL,
	"example" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "english_answer" ADD CONSTRAINT "english_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_placement" ADD CONSTRAINT "english_placement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_progress" ADD CONSTRAINT "english_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_review_word" ADD CONSTRAINT "english_review_word_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "english_answer_once" ON "english_answer" USING btree ("user_id","exercise_id","round","attempt");--> statement-breakpoint
CREATE INDEX "english_answer_at" ON "english_answer" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "english_example_lesson" ON "english_example" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "english_exercise_lesson" ON "english_exercise" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "english_placement_user" ON "english_placement" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "english_placement_open" ON "english_placement" USING btree ("user_id") WHERE "english_placement"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "english_progress_lesson" ON "english_progress" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "english_word_category" ON "english_word" USING btree ("category_id","position");