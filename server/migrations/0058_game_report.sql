CREATE TABLE "game_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"play_id" uuid NOT NULL,
	"game" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reply" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "game_report" ADD CONSTRAINT "game_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_report" ADD CONSTRAINT "game_report_play_id_game_play_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."game_play"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_report_item" ON "game_report" USING btree ("user_id","kind","item_id");--> statement-breakpoint
CREATE INDEX "game_report_play" ON "game_report" USING btree ("play_id");