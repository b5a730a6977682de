DROP INDEX "exam_user";--> statement-breakpoint
DROP INDEX "scheduled_mock_opens";--> statement-breakpoint
CREATE INDEX "exam_user" ON "exam" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "scheduled_mock_opens" ON "scheduled_mock" USING btree ("opens_at");