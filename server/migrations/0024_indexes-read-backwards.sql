DROP INDEX "audit_entry_at";--> statement-breakpoint
DROP INDEX "effect_run_kind_at";--> statement-breakpoint
DROP INDEX "notice_user_created";--> statement-breakpoint
DROP INDEX "push_campaign_created";--> statement-breakpoint
DROP INDEX "level_test_guest";--> statement-breakpoint
DROP INDEX "level_test_user";--> statement-breakpoint
DROP INDEX "review_log_at";--> statement-breakpoint
DROP INDEX "correction_at";--> statement-breakpoint
DROP INDEX "reading_place_at";--> statement-breakpoint
DROP INDEX "consent_user";--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "effect_run_kind_at" ON "effect_run" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "notice_user_created" ON "notice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_campaign_created" ON "push_campaign" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "level_test_guest" ON "level_test" USING btree ("guest_id","started_at");--> statement-breakpoint
CREATE INDEX "level_test_user" ON "level_test" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "review_log_at" ON "review_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "correction_at" ON "correction" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "reading_place_at" ON "reading_place" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id","kind","at");