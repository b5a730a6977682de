CREATE TABLE "import_outcome" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"name" text,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"exams" integer,
	CONSTRAINT "import_outcome_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "exam_regrade" ALTER COLUMN "old_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_regrade" ALTER COLUMN "new_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "outcomes" jsonb DEFAULT '{"new":0,"changed":0,"same":0,"refused":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "key_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "without_reason" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "annulled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_question" ADD COLUMN "annulled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD COLUMN "old_annulled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD COLUMN "new_annulled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "correction" ADD COLUMN "stops_counting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "annulled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_outcome" ADD CONSTRAINT "import_outcome_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_resource" ON "data_import" USING btree ("resource","created_at");