CREATE TABLE "allowance_use" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "allowance_use_end" ON "allowance_use" USING btree ("ends_at");