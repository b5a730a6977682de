CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"ends_access" boolean NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"cents" integer NOT NULL,
	"request_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "commission_entry_once";--> statement-breakpoint
DROP INDEX "invoice_purchase";--> statement-breakpoint
ALTER TABLE "commission_entry" ADD COLUMN "refund_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "vat_cents" integer;--> statement-breakpoint
UPDATE "invoice" SET "vat_cents" = "total_cents" - round("total_cents" * 100 / 121.0)::integer;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "vat_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "access_ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "purchase" SET "refunded_cents" = "total_cents", "access_ended_at" = "refunded_at" WHERE "state" = 'refunded';--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_request_purchase" ON "refund_request" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "simulated_refund_charge" ON "simulated_refund" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one" ON "invoice" USING btree ("purchase_id") WHERE "invoice"."series" = 'A';--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entry_once" ON "commission_entry" USING btree ("purchase_id","kind","refund_ref");--> statement-breakpoint
CREATE INDEX "invoice_purchase" ON "invoice" USING btree ("purchase_id");--> statement-breakpoint
INSERT INTO "simulated_refund" ("id", "charge_id", "cents", "at") SELECT "refund_id", "id", "cents", "at" FROM "simulated_charge" WHERE "refund_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_charge" DROP COLUMN "refund_id";