CREATE TABLE "reading_note" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"is_highlighted" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_note_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reading_place" (
	"user_id" uuid NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"block" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_place_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "reading_section" (
	"user_id" uuid NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_section_user_id_topic_section_pk" PRIMARY KEY("user_id","topic","section")
);
--> statement-breakpoint
ALTER TABLE "reading_note" ADD CONSTRAINT "reading_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_note" ADD CONSTRAINT "reading_note_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_place" ADD CONSTRAINT "reading_place_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_place" ADD CONSTRAINT "reading_place_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_section" ADD CONSTRAINT "reading_section_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_section" ADD CONSTRAINT "reading_section_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_note_topic" ON "reading_note" USING btree ("user_id","topic","section","start");--> statement-breakpoint
CREATE INDEX "reading_place_at" ON "reading_place" USING btree ("user_id","at" DESC NULLS LAST);