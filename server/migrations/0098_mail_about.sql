ALTER TABLE "mail" ADD COLUMN "about" uuid;--> statement-breakpoint
CREATE INDEX "mail_about" ON "mail" USING btree ("about") WHERE "mail"."about" is not null;--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");