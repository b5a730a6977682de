CREATE TABLE "user_image" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"place" text,
	"place_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_image" ADD CONSTRAINT "user_image_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_image_user" ON "user_image" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_image_place" ON "user_image" USING btree ("place","place_id") WHERE "user_image"."place" is not null;--> statement-breakpoint
CREATE INDEX "user_image_unused" ON "user_image" USING btree ("created_at") WHERE "user_image"."place" is null;