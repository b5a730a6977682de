CREATE TABLE "wrapped_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
