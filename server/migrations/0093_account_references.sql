CREATE INDEX "registration_user" ON "registration" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_owner" ON "coupon" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "coupon_use_user" ON "coupon_use" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_attempt_user" ON "scheduled_attempt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prediction_check_user" ON "prediction_check" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "psychometric_battery_item_user" ON "psychometric_battery_item" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "psychometric_result_user" ON "psychometric_result" USING btree ("user_id");