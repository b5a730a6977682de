CREATE TABLE "voice_round" (
	"room_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"question_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "forum_case" ADD COLUMN "sign" text;--> statement-breakpoint
ALTER TABLE "success_story" ADD COLUMN "takes_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_round" ADD CONSTRAINT "voice_round_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;