CREATE TABLE "success_reaction" (
	"story_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "success_reaction_story_id_user_id_reaction_pk" PRIMARY KEY("story_id","user_id","reaction")
);
--> statement-breakpoint
CREATE TABLE "success_story" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"stage" text NOT NULL,
	"year" integer NOT NULL,
	"attempts" integer NOT NULL,
	"story" text NOT NULL,
	"advice" text NOT NULL,
	"quote" text,
	"state" text NOT NULL,
	"reason" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_on_home" boolean DEFAULT false NOT NULL,
	"congratulations" integer DEFAULT 0 NOT NULL,
	"thanks" integer DEFAULT 0 NOT NULL,
	"inspiring" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "success_story_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "success_reaction" ADD CONSTRAINT "success_reaction_story_id_success_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."success_story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_reaction" ADD CONSTRAINT "success_reaction_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "success_reaction_user" ON "success_reaction" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "success_story_wall" ON "success_story" USING btree ("id") WHERE "success_story"."state" = 'published';--> statement-breakpoint
CREATE INDEX "success_story_state" ON "success_story" USING btree ("state","created_at");