CREATE TABLE "game_choice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"topics" smallint[] NOT NULL,
	"difficulty" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_daily" (
	"day" date PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"topics" smallint[] NOT NULL,
	"title" text NOT NULL,
	"seed" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"puzzle" jsonb,
	"finished" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game" text NOT NULL,
	"topic" smallint NOT NULL,
	"plays" integer NOT NULL,
	"won" integer NOT NULL,
	"active_ms" bigint NOT NULL,
	"items" integer NOT NULL,
	"right" integer NOT NULL,
	CONSTRAINT "game_day_user_id_day_game_topic_pk" PRIMARY KEY("user_id","day","game","topic")
);
--> statement-breakpoint
CREATE TABLE "game_item" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"played" integer NOT NULL,
	"right" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_item_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "game_play" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"options" jsonb NOT NULL,
	"topics" smallint[] NOT NULL,
	"seed" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"source" text NOT NULL,
	"source_ref" text,
	"puzzle" jsonb NOT NULL,
	"moves" jsonb NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"active_ms" integer DEFAULT 0 NOT NULL,
	"points" smallint,
	"won" boolean,
	"hints" integer,
	"errors" integer,
	"coins" integer DEFAULT 0 NOT NULL,
	"items" jsonb,
	"fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "game_total" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"finished" integer NOT NULL,
	"won" integer NOT NULL,
	"unaided" integer NOT NULL,
	"streak" integer NOT NULL,
	"best_streak" integer NOT NULL,
	"best_ms" integer,
	CONSTRAINT "game_total_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
ALTER TABLE "game_choice" ADD CONSTRAINT "game_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_day" ADD CONSTRAINT "game_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_item" ADD CONSTRAINT "game_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_play" ADD CONSTRAINT "game_play_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_total" ADD CONSTRAINT "game_total_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_item_last" ON "game_item" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "game_play_user" ON "game_play" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_play_source" ON "game_play" USING btree ("user_id","source","source_ref") WHERE "game_play"."source_ref" is not null;--> statement-breakpoint
CREATE INDEX "game_play_ref" ON "game_play" USING btree ("source","source_ref") WHERE "game_play"."source_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_play_fingerprint" ON "game_play" USING btree ("user_id","fingerprint") WHERE "game_play"."fingerprint" is not null;