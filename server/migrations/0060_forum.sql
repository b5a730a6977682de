CREATE TABLE "forum_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"color" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_category_count" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"topics" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_edit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"body" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_member" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_visit_at" timestamp with time zone NOT NULL,
	"topics_read" integer DEFAULT 0 NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"solutions" integer DEFAULT 0 NOT NULL,
	"level" smallint DEFAULT 0 NOT NULL,
	"is_level_fixed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"author_id" uuid,
	"sample_author" text,
	"body" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"parser" smallint NOT NULL,
	"reactions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removal" text,
	"removed_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', left("body", 20000))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reaction" (
	"user_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_reaction_user_id_topic_id_number_kind_pk" PRIMARY KEY("user_id","topic_id","number","kind")
);
--> statement-breakpoint
CREATE TABLE "forum_reader" (
	"user_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"last_read" integer NOT NULL,
	"level" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_reader_user_id_topic_id_pk" PRIMARY KEY("user_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "forum_topic" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_topic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"author_id" uuid,
	"sample_author" text,
	"title" text NOT NULL,
	"tags" text[] NOT NULL,
	"syllabus_topic" smallint,
	"pinned_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"solved_number" integer,
	"last_number" integer NOT NULL,
	"replies" integer NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_author_id" uuid,
	"last_sample_author" text,
	"last_post_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removal" text,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "title")) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_edit" ADD CONSTRAINT "forum_edit_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_member" ADD CONSTRAINT "forum_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_topic_id_forum_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reaction" ADD CONSTRAINT "forum_reaction_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reaction" ADD CONSTRAINT "forum_reaction_topic_id_forum_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reader" ADD CONSTRAINT "forum_reader_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reader" ADD CONSTRAINT "forum_reader_topic_id_forum_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topic" ADD CONSTRAINT "forum_topic_category_id_forum_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_edit_post" ON "forum_edit" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_post_number" ON "forum_post" USING btree ("topic_id","number");--> statement-breakpoint
CREATE INDEX "forum_post_author" ON "forum_post" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_post_removed" ON "forum_post" USING btree ("removed_at") WHERE "forum_post"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "forum_post_search" ON "forum_post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "forum_reader_followed" ON "forum_reader" USING btree ("user_id") WHERE "forum_reader"."level" = 'follow';--> statement-breakpoint
CREATE INDEX "forum_reader_followers" ON "forum_reader" USING btree ("topic_id") WHERE "forum_reader"."level" = 'follow';--> statement-breakpoint
CREATE INDEX "forum_topic_activity" ON "forum_topic" USING btree ("last_post_at","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_category_activity" ON "forum_topic" USING btree ("category_id","last_post_at","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_category_new" ON "forum_topic" USING btree ("category_id","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_useful" ON "forum_topic" USING btree ("useful","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_category_useful" ON "forum_topic" USING btree ("category_id","useful","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_unanswered" ON "forum_topic" USING btree ("last_post_at","id") WHERE "forum_topic"."removal" is null and "forum_topic"."replies" = 0;--> statement-breakpoint
CREATE INDEX "forum_topic_unsolved" ON "forum_topic" USING btree ("last_post_at","id") WHERE "forum_topic"."removal" is null and "forum_topic"."solved_number" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_pinned" ON "forum_topic" USING btree ("pinned_at") WHERE "forum_topic"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "forum_topic_author" ON "forum_topic" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "forum_topic_tags" ON "forum_topic" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "forum_topic_search" ON "forum_topic" USING gin ("search");