CREATE TABLE "blog_author" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"bio" text NOT NULL,
	"avatar" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_post" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"category" text NOT NULL,
	"tags" jsonb NOT NULL,
	"author" text NOT NULL,
	"date" date NOT NULL,
	"sticky" boolean NOT NULL,
	"image" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wheel_spin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"day" date NOT NULL,
	"segment" smallint NOT NULL,
	"prize" text NOT NULL,
	"code" text NOT NULL,
	"spun_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "wheel_spin_code_unique" UNIQUE("code"),
	CONSTRAINT "wheel_spin_user_day" UNIQUE("user_id","day"),
	CONSTRAINT "wheel_spin_guest_day" UNIQUE("guest_id","day")
);
--> statement-breakpoint
CREATE TABLE "legal_page" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL,
	"updated" date NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_file" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flashcard" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"section" text,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"reference" jsonb,
	"source" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "front" || ' ' || "back")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"keyword" text NOT NULL,
	"kind" text NOT NULL,
	"meaning" text NOT NULL,
	"topic" integer,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "official_exam" (
	"id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"call" text NOT NULL,
	"title" text NOT NULL,
	"held_on" date,
	"question_ids" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plus_content" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"tier" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scheme" (
	"topic" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "term" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"section" text,
	"word" text NOT NULL,
	"clue" text NOT NULL,
	"definition" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_note" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"title" text NOT NULL,
	"voice" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"from_version" integer NOT NULL,
	"to_version" integer NOT NULL,
	"old_key" text NOT NULL,
	"new_key" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"topic" integer NOT NULL,
	"section" text,
	"fact" text,
	"stem" text NOT NULL,
	"options" jsonb,
	"answer" text NOT NULL,
	"explanation" jsonb NOT NULL,
	"reference" jsonb,
	"source" text,
	"difficulty" integer NOT NULL,
	"valid_on" date NOT NULL,
	"version" integer NOT NULL,
	"stem_key" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "stem" || ' ' || coalesce("options"->>'A', '') || ' ' || coalesce("options"->>'B', '') || ' ' || coalesce("options"->>'C', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_stat" (
	"question_id" text PRIMARY KEY NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_twin" (
	"first" text NOT NULL,
	"second" text NOT NULL,
	"likeness" real NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "question_twin_first_second_pk" PRIMARY KEY("first","second")
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb,
	"answer" text NOT NULL,
	"explanation" jsonb NOT NULL,
	"reference" jsonb,
	"source" text,
	"difficulty" integer NOT NULL,
	"valid_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"reason" text,
	CONSTRAINT "question_version_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "law" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"boe" text NOT NULL,
	"consolidated" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"number" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"short_title" text NOT NULL,
	"block" text NOT NULL,
	"status" text NOT NULL,
	"valid_on" date NOT NULL,
	"laws" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"epigraphs" jsonb NOT NULL,
	"intro" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "topic_section" (
	"topic" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"epigraphs" jsonb NOT NULL,
	"body" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "title" || ' ' || "body")) STORED NOT NULL,
	CONSTRAINT "topic_section_topic_id_pk" PRIMARY KEY("topic","id")
);
--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard" ADD CONSTRAINT "flashcard_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_rule" ADD CONSTRAINT "keyword_rule_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_content" ADD CONSTRAINT "plus_content_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme" ADD CONSTRAINT "scheme_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term" ADD CONSTRAINT "term_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_note" ADD CONSTRAINT "voice_note_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_from" FOREIGN KEY ("question_id","from_version") REFERENCES "public"."question_version"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_to" FOREIGN KEY ("question_id","to_version") REFERENCES "public"."question_version"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_stat" ADD CONSTRAINT "question_stat_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_twin" ADD CONSTRAINT "question_twin_first_question_id_fk" FOREIGN KEY ("first") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_twin" ADD CONSTRAINT "question_twin_second_question_id_fk" FOREIGN KEY ("second") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_section" ADD CONSTRAINT "topic_section_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_post_date" ON "blog_post" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "wheel_spin_expiry" ON "wheel_spin" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_page_slug" ON "legal_page" USING btree ("slug") WHERE "legal_page"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "flashcard_topic" ON "flashcard" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "flashcard_search" ON "flashcard" USING gin ("search");--> statement-breakpoint
CREATE INDEX "plus_content_topic" ON "plus_content" USING btree ("topic","tier","id");--> statement-breakpoint
CREATE INDEX "term_topic" ON "term" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "voice_note_topic" ON "voice_note" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "correction_at" ON "correction" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_topic" ON "question" USING btree ("topic","kind","id");--> statement-breakpoint
CREATE INDEX "question_live" ON "question" USING btree ("kind","id") WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_updated" ON "question" USING btree ("kind","updated_at","id") WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_stem_key" ON "question" USING btree ("stem_key");--> statement-breakpoint
CREATE INDEX "question_law" ON "question" USING btree (("reference"->>'law'));--> statement-breakpoint
CREATE INDEX "question_search" ON "question" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "question_report_open" ON "question_report" USING btree ("question_id","user_id") WHERE "question_report"."status" = 'open';--> statement-breakpoint
CREATE INDEX "question_report_status" ON "question_report" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "question_report_user" ON "question_report" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_slug" ON "topic" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "topic_section_search" ON "topic_section" USING gin ("search");