CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"image" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"removal" text,
	"is_attached" boolean DEFAULT false NOT NULL,
	"is_hidden_for_author" boolean DEFAULT false NOT NULL,
	"is_hidden_for_other" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "body")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_member" (
	"user_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"other_id" uuid,
	"box" text,
	"delivered" integer DEFAULT 0 NOT NULL,
	"last_read" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"cleared_to" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_member_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "message_setting" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"read_marks" boolean NOT NULL,
	"typing" boolean NOT NULL,
	"requests" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"id" uuid PRIMARY KEY NOT NULL,
	"low_id" uuid,
	"high_id" uuid,
	"started_by" uuid,
	"state" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_member" ADD CONSTRAINT "message_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_member" ADD CONSTRAINT "message_member_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_setting" ADD CONSTRAINT "message_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_number" ON "message" USING btree ("thread_id","number");--> statement-breakpoint
CREATE INDEX "message_author" ON "message" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "message_hidden" ON "message" USING btree ("id") WHERE "message"."is_hidden_for_author" and "message"."is_hidden_for_other";--> statement-breakpoint
CREATE INDEX "message_member_thread" ON "message_member" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "message_member_list" ON "message_member" USING btree ("user_id","box","last_at","thread_id");--> statement-breakpoint
CREATE INDEX "message_member_unread" ON "message_member" USING btree ("user_id") WHERE "message_member"."unread" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "message_thread_pair" ON "message_thread" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "message_thread_started" ON "message_thread" USING btree ("started_by","created_at");--> statement-breakpoint
CREATE INDEX "message_thread_idle" ON "message_thread" USING btree ("last_at");