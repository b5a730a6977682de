DROP INDEX "mail_created_at";--> statement-breakpoint
CREATE INDEX "mail_unsent" ON "mail" USING btree ("status","created_at","id") WHERE "mail"."status" in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at","id");