CREATE TABLE "game_duel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"challenger_id" uuid NOT NULL,
	"opponent_id" uuid,
	"game" text NOT NULL,
	"options" jsonb NOT NULL,
	"topics" smallint[] NOT NULL,
	"seed" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"puzzle" jsonb NOT NULL,
	"to_beat" jsonb,
	"challenger_score" jsonb,
	"opponent_score" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_duel_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "game_duel" ADD CONSTRAINT "game_duel_challenger_id_user_id_fk" FOREIGN KEY ("challenger_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_duel" ADD CONSTRAINT "game_duel_opponent_id_user_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_duel_challenger" ON "game_duel" USING btree ("challenger_id","created_at");--> statement-breakpoint
CREATE INDEX "game_duel_opponent" ON "game_duel" USING btree ("opponent_id","created_at");--> statement-breakpoint
CREATE INDEX "game_duel_open" ON "game_duel" USING btree ("expires_at") WHERE "game_duel"."closed_at" is null;