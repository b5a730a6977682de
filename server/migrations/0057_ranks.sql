CREATE TABLE "medal" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"order" integer NOT NULL,
	"measure" text NOT NULL,
	"parameter" text,
	"threshold" double precision NOT NULL,
	"ribbon" text NOT NULL,
	"shape" text NOT NULL,
	"metal" text NOT NULL,
	"symbol" text NOT NULL,
	"figure" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rank" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"feminine" text NOT NULL,
	"masculine" text NOT NULL,
	"order" integer NOT NULL,
	"hours" integer NOT NULL,
	"accuracy" smallint NOT NULL,
	"topics" smallint NOT NULL,
	"mocks" smallint NOT NULL,
	"frame" text NOT NULL,
	"field" text NOT NULL,
	"chevrons" smallint NOT NULL,
	"rays" smallint NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rank_award" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"award_id" text NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "rank_award_user_id_kind_award_id_pk" PRIMARY KEY("user_id","kind","award_id")
);
--> statement-breakpoint
CREATE TABLE "rank_measure" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"changes" integer NOT NULL,
	"measured" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_record" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"form" text DEFAULT 'neutral' NOT NULL,
	"token" text,
	"shows_rank" boolean DEFAULT true NOT NULL,
	"shows_hours" boolean DEFAULT true NOT NULL,
	"shows_marks" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_day" ADD COLUMN "early" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rank_award" ADD CONSTRAINT "rank_award_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_measure" ADD CONSTRAINT "rank_measure_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record" ADD CONSTRAINT "service_record_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rank_award_held" ON "rank_award" USING btree ("kind","award_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_record_token" ON "service_record" USING btree ("token");--> statement-breakpoint
UPDATE "study_day" SET "early" = counted.early FROM (
	SELECT user_id, (at AT TIME ZONE 'Europe/Madrid')::date AS day, count(*)::int AS early FROM review_log
	WHERE undone_at IS NULL AND extract(hour FROM at AT TIME ZONE 'Europe/Madrid') < 8 GROUP BY 1, 2
) AS counted WHERE "study_day".user_id = counted.user_id AND "study_day".day = counted.day;
