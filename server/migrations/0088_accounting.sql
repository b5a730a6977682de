CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at","number");--> statement-breakpoint
CREATE INDEX "purchase_paid" ON "purchase" USING btree ("paid_at","id");