CREATE TABLE "study_sent" (
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"newest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_sent_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "study_sent" ADD CONSTRAINT "study_sent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;