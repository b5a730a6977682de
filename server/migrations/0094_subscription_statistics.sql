CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_started" ON "subscription" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "subscription_ended" ON "subscription" USING btree ("ended_at");