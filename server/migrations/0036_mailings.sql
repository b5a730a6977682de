CREATE TABLE "mailing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cursor" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid NOT NULL,
	"email" text NOT NULL,
	"subscriber_id" uuid,
	"user_id" uuid,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "mailing_recipient" ADD CONSTRAINT "mailing_recipient_mailing_id_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipient" ADD CONSTRAINT "mailing_recipient_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipient" ADD CONSTRAINT "mailing_recipient_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_updated" ON "mailing" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "mailing_open" ON "mailing" USING btree ("state") WHERE "mailing"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_recipient_once" ON "mailing_recipient" USING btree ("email","mailing_id");--> statement-breakpoint
CREATE INDEX "mailing_recipient_mailing" ON "mailing_recipient" USING btree ("mailing_id");--> statement-breakpoint
CREATE INDEX "mailing_recipient_subscriber" ON "mailing_recipient" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "mailing_recipient_user" ON "mailing_recipient" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_batch" ON "mail" USING btree ("batch","status") WHERE "mail"."batch" is not null;