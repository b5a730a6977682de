CREATE TABLE "kept_today" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"made_from" text NOT NULL,
	"stamp" text NOT NULL,
	"until" timestamp with time zone,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "is_untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_today" ADD CONSTRAINT "kept_today_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_change" ADD CONSTRAINT "study_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_untold" ON "exam" USING btree ("finished_at") WHERE "exam"."is_untold";