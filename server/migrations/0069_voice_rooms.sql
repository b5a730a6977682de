CREATE TABLE "voice_guest" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "voice_guest_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"epoch" integer NOT NULL,
	"is_muted" boolean DEFAULT true NOT NULL,
	"is_silenced" boolean DEFAULT false NOT NULL,
	"hand_at" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"study_id" uuid,
	"study_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_reminder" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "voice_reminder_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"transport" text NOT NULL,
	"seats" smallint NOT NULL,
	"topic" text NOT NULL,
	"host_id" uuid NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"empty_since" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "voice_guest" ADD CONSTRAINT "voice_guest_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_guest" ADD CONSTRAINT "voice_guest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_member" ADD CONSTRAINT "voice_member_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_member" ADD CONSTRAINT "voice_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_message" ADD CONSTRAINT "voice_message_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_message" ADD CONSTRAINT "voice_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reminder" ADD CONSTRAINT "voice_reminder_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reminder" ADD CONSTRAINT "voice_reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_room" ADD CONSTRAINT "voice_room_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_guest_user" ON "voice_guest" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_member_once" ON "voice_member" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "voice_member_user" ON "voice_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_member_seen" ON "voice_member" USING btree ("seen_at") WHERE "voice_member"."state" in ('in', 'waiting');--> statement-breakpoint
CREATE INDEX "voice_message_room" ON "voice_message" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "voice_message_user" ON "voice_message" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_reminder_user" ON "voice_reminder" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_room_open" ON "voice_room" USING btree ("starts_at","id") WHERE "voice_room"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "voice_room_host" ON "voice_room" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_room_closed" ON "voice_room" USING btree ("closed_at");