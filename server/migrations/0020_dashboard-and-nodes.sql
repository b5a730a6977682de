CREATE TABLE "live_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_load" (
	"id" smallint PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"units" integer NOT NULL,
	"skipped" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "socket_io_attachments" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "socket_io_attachments" CASCADE;--> statement-breakpoint
DROP INDEX "question_law";--> statement-breakpoint
ALTER TABLE "usage_day" ADD COLUMN "week_students" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "live_entry_at" ON "live_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "question_retired" ON "question" USING btree ("kind") WHERE "question"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "question_stat_failed" ON "question_stat" USING btree ("question_id") WHERE "question_stat"."answers" >= 30 and "question_stat"."errors" >= "question_stat"."answers" * 0.85::float8;--> statement-breakpoint
CREATE INDEX "question_law" ON "question" USING btree (("reference"->>'law'),"valid_on") WHERE "question"."deleted_at" is null;