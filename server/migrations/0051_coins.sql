CREATE TABLE "coin_balance" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "coin_balance_not_negative" CHECK ("coin_balance"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_entry" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_entry_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "coin_entry_moves" CHECK ("coin_entry"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "coin_balance" ADD CONSTRAINT "coin_balance_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entry" ADD CONSTRAINT "coin_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entry_order" ON "coin_entry" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coin_entry_day" ON "coin_entry" USING btree ("user_id","day");