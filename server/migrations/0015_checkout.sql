CREATE TABLE "access_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"serial" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"scope" text NOT NULL,
	"min_cents" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_per_user" integer,
	"owner_id" uuid,
	"note" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"purchase_id" uuid NOT NULL,
	"corrects" text,
	"issued_at" timestamp with time zone NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"payment_ref" text NOT NULL,
	"ref" text NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notice_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"pay_url" text,
	"payment_ref" text,
	"plan" text,
	"billing" text,
	"subscription_id" uuid,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"credit_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"coupon_id" text,
	"fingerprint" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"purchase_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text,
	"name" text NOT NULL,
	"unit_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"contents" jsonb,
	"is_recurring" boolean NOT NULL,
	CONSTRAINT "purchase_line_purchase_id_position_pk" PRIMARY KEY("purchase_id","position")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"billing" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"paid_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"grace_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"elite_since" timestamp with time zone,
	"guarantee_claimed_at" timestamp with time zone,
	"guarantee_text" text,
	"announced_for" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "simulated_charge" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"subscription_id" text,
	"cents" integer NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"refund_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"is_lost" boolean NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_outage" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"description" text NOT NULL,
	"months" integer,
	"period_cents" integer,
	"subscription_id" text,
	"state" text NOT NULL,
	"failure" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"period_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"anchor_day" integer NOT NULL,
	"ends_at_period_end" boolean NOT NULL,
	"state" text NOT NULL,
	"card_fails" boolean NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_outage" ADD CONSTRAINT "simulated_outage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_grant_one" ON "access_grant" USING btree ("user_id","source","kind","subject","serial");--> statement-breakpoint
CREATE INDEX "access_grant_source" ON "access_grant" USING btree ("source");--> statement-breakpoint
CREATE INDEX "access_grant_expiry" ON "access_grant" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_use_coupon" ON "coupon_use" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_serial" ON "invoice" USING btree ("series","year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_purchase" ON "invoice" USING btree ("purchase_id","series");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_ref" ON "ledger_entry" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "ledger_entry_purchase" ON "ledger_entry" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_payment" ON "ledger_entry" USING btree ("provider","payment_ref");--> statement-breakpoint
CREATE INDEX "purchase_user" ON "purchase" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_waiting" ON "purchase" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchase_subscription" ON "purchase" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_one_pending" ON "purchase" USING btree ("user_id","kind") WHERE "purchase"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_ref" ON "subscription" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_one" ON "subscription" USING btree ("user_id") WHERE "subscription"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("state","period_end");--> statement-breakpoint
CREATE INDEX "simulated_charge_order" ON "simulated_charge" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "simulated_notice_due" ON "simulated_notice" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "simulated_payment_order" ON "simulated_payment" USING btree ("order_id");