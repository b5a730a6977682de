CREATE TABLE "nutrition_dish" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"meals" text[] NOT NULL,
	"diets" text[] NOT NULL,
	"minutes" smallint NOT NULL,
	"ingredients" jsonb NOT NULL,
	"steps" text[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nutrition_food" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"per100" jsonb NOT NULL,
	"unit" jsonb,
	"allergens" text[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nutrition_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "nutrition_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "nutrition_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"body_consent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "nutrition_day" ADD CONSTRAINT "nutrition_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_profile" ADD CONSTRAINT "nutrition_profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;