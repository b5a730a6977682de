CREATE TABLE "ambassador" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"purchase_id" uuid,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ambassador" ADD CONSTRAINT "ambassador_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entry" ADD CONSTRAINT "commission_entry_ambassador_id_user_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_ambassador_id_user_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_code" ON "ambassador" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entry_once" ON "commission_entry" USING btree ("purchase_id","kind");--> statement-breakpoint
CREATE INDEX "commission_entry_ambassador" ON "commission_entry" USING btree ("ambassador_id","at");--> statement-breakpoint
CREATE INDEX "referral_ambassador" ON "referral" USING btree ("ambassador_id");