CREATE TABLE "readiness_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	"expected" real NOT NULL,
	"low" real NOT NULL,
	"high" real NOT NULL,
	"topics" jsonb NOT NULL,
	"passing" smallint[] NOT NULL,
	CONSTRAINT "readiness_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "item_difficulty" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"ease" real NOT NULL,
	CONSTRAINT "item_difficulty_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "level_test" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"user_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"outcome" text NOT NULL,
	"grade" text,
	"at" timestamp with time zone NOT NULL,
	"duration_ms" integer,
	"source" text NOT NULL,
	"first_sight" boolean NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "review_log_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "study_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	CONSTRAINT "study_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "study_item" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_outcome" text NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"reps" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	"reviewed_on" date,
	"due_on" date,
	"suspended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "study_item_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "study_topic" (
	"user_id" uuid NOT NULL,
	"topic" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_topic_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "readiness_day" ADD CONSTRAINT "readiness_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test" ADD CONSTRAINT "level_test_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_item" ADD CONSTRAINT "study_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_topic" ADD CONSTRAINT "study_topic_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_test_guest" ON "level_test" USING btree ("guest_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "level_test_user" ON "level_test" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_log_at" ON "review_log" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_log_item" ON "review_log" USING btree ("user_id","kind","item_id","at");--> statement-breakpoint
CREATE INDEX "study_item_due" ON "study_item" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "study_item_topic" ON "study_item" USING btree ("user_id","topic","kind");