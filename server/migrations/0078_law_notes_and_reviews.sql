CREATE TABLE "law_review" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"law" text NOT NULL,
	"article" text NOT NULL,
	"changed_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "law_review_kind_id_law_article_pk" PRIMARY KEY("kind","id","law","article")
);
--> statement-breakpoint
ALTER TABLE "reading_note" ALTER COLUMN "topic" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "protocol_basis" ADD COLUMN "valid_on" date DEFAULT '2026-05-02' NOT NULL;--> statement-breakpoint
ALTER TABLE "reading_note" ADD COLUMN "article" text;--> statement-breakpoint
ALTER TABLE "law_review" ADD CONSTRAINT "law_review_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_note_article" ON "reading_note" USING btree ("user_id","article");--> statement-breakpoint
ALTER TABLE "reading_note" ADD CONSTRAINT "reading_note_place" CHECK (num_nonnulls("reading_note"."topic", "reading_note"."article") = 1);