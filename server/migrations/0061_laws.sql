CREATE TABLE "law_article" (
	"id" text PRIMARY KEY NOT NULL,
	"law" text NOT NULL,
	"number" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"part" text NOT NULL,
	"heading" text NOT NULL,
	"statement" text NOT NULL,
	"figures" jsonb NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('es_unaccent', "number" || ' ' || "heading"), 'A') || setweight(to_tsvector('es_unaccent', "statement" || ' ' || "figures"::text), 'B')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_article_text" (
	"law" text NOT NULL,
	"number" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"norm" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "law_article_text_law_number_valid_from_pk" PRIMARY KEY("law","number","valid_from")
);
--> statement-breakpoint
CREATE TABLE "law_guide" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"purpose" text NOT NULL,
	"parts" jsonb NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "law_update" (
	"id" text PRIMARY KEY NOT NULL,
	"law" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"norm" text NOT NULL,
	"boe" text NOT NULL,
	"in_force" date NOT NULL,
	"topics" jsonb NOT NULL,
	"articles" jsonb NOT NULL,
	"elsewhere" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "law_version" (
	"law" text NOT NULL,
	"valid_from" date NOT NULL,
	"origin" text NOT NULL,
	"norm" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "law_version_law_valid_from_pk" PRIMARY KEY("law","valid_from")
);
--> statement-breakpoint
CREATE TABLE "protocol_basis" (
	"id" text PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"protocol_title" text NOT NULL,
	"step" text NOT NULL,
	"step_title" text NOT NULL,
	"law" text NOT NULL,
	"article" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "flashcard" ADD COLUMN "law_changed_on" date;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "law_changed_on" date;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "asked_from" date;--> statement-breakpoint
ALTER TABLE "law_article" ADD CONSTRAINT "law_article_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_article_text" ADD CONSTRAINT "law_article_text_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_guide" ADD CONSTRAINT "law_guide_id_law_id_fk" FOREIGN KEY ("id") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_update" ADD CONSTRAINT "law_update_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_version" ADD CONSTRAINT "law_version_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_article_slug" ON "law_article" USING btree ("law","slug");--> statement-breakpoint
CREATE INDEX "law_article_position" ON "law_article" USING btree ("law","position");--> statement-breakpoint
CREATE INDEX "law_article_search" ON "law_article" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "law_guide_slug" ON "law_guide" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "law_update_in_force" ON "law_update" USING btree ("in_force","id");--> statement-breakpoint
CREATE INDEX "law_update_law" ON "law_update" USING btree ("law");--> statement-breakpoint
CREATE INDEX "protocol_basis_article" ON "protocol_basis" USING btree ("law","article");--> statement-breakpoint
CREATE INDEX "flashcard_article" ON "flashcard" USING btree (("reference"->>'law'),("reference"->>'article')) WHERE "flashcard"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_article" ON "question" USING btree (("reference"->>'law'),("reference"->>'article')) WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_law_changed" ON "question" USING btree ("id") WHERE "question"."law_changed_on" is not null;