CREATE TABLE "weekly_chest" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"seed" integer,
	"kind" text,
	"item_id" text,
	"coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "weekly_chest_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "shop_look" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"theme" text,
	"frame" text
);
--> statement-breakpoint
CREATE TABLE "shop_price" (
	"item_id" text PRIMARY KEY NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "shop_price_positive" CHECK ("shop_price"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_purchase" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"price" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "shop_purchase_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shop_purchase_price" CHECK ("shop_purchase"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "streak_rest_day" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "streak_rest_day_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "weekly_chest" ADD CONSTRAINT "weekly_chest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_look" ADD CONSTRAINT "shop_look_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_rest_day" ADD CONSTRAINT "streak_rest_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_purchase_item" ON "shop_purchase" USING btree ("user_id","item_id");