CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fingerprint" (
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"components" jsonb NOT NULL,
	"score" real NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fingerprint_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "tracked_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"action" text,
	"details" jsonb,
	"machine_hash" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_machine" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"info" jsonb NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_machine_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fingerprint" ADD CONSTRAINT "fingerprint_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_event" ADD CONSTRAINT "tracked_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_machine" ADD CONSTRAINT "tracked_machine_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id","kind","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fingerprint_age" ON "fingerprint" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tracked_event_user" ON "tracked_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "tracked_event_age" ON "tracked_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tracked_machine_age" ON "tracked_machine" USING btree ("last_seen_at");