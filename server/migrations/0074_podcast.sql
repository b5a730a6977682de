CREATE TABLE "podcast_episode" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topics" smallint[] NOT NULL,
	"date" date NOT NULL,
	"valid_on" date NOT NULL,
	"body" text NOT NULL,
	"chapter_times" text[] DEFAULT '{}' NOT NULL,
	"voice" text DEFAULT 'human' NOT NULL,
	"audio_key" uuid,
	"audio_type" text,
	"audio_bytes" integer,
	"audio_seconds" integer,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "podcast_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	CONSTRAINT "podcast_feed_feed_id_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
CREATE TABLE "podcast_position" (
	"user_id" uuid NOT NULL,
	"episode_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "podcast_position_user_id_episode_id_pk" PRIMARY KEY("user_id","episode_id")
);
--> statement-breakpoint
ALTER TABLE "podcast_feed" ADD CONSTRAINT "podcast_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_position" ADD CONSTRAINT "podcast_position_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_position" ADD CONSTRAINT "podcast_position_episode_id_podcast_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."podcast_episode"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "podcast_episode_number" ON "podcast_episode" USING btree ("number") WHERE "podcast_episode"."deleted_at" is null;