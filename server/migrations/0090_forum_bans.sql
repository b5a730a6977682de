CREATE TABLE "forum_ban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"days" integer,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"is_alone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_ban" ADD CONSTRAINT "forum_ban_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_ban_user" ON "forum_ban" USING btree ("user_id");