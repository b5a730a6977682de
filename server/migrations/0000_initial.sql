-- Search in Spanish without accents: «detencion» finds «detención».
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create text search configuration es_unaccent (copy = spanish);
--> statement-breakpoint
alter text search configuration es_unaccent
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"per_minute" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"uses" integer DEFAULT 0 NOT NULL,
	"minute_at" timestamp with time zone,
	"minute_uses" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"subject_name" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "record_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_batch_item" (
	"batch_id" uuid NOT NULL,
	"record_id" text NOT NULL,
	"before" jsonb,
	"etag" text NOT NULL,
	CONSTRAINT "record_batch_item_batch_id_record_id_pk" PRIMARY KEY("batch_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"outcomes" jsonb DEFAULT '{"new":0,"changed":0,"same":0,"refused":0}'::jsonb NOT NULL,
	"key_changes" integer DEFAULT 0 NOT NULL,
	"without_reason" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"fault_count" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_outcome" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"name" text,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"exams" integer,
	CONSTRAINT "import_outcome_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "import_row_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "record_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"draft" jsonb NOT NULL
);
--> statement-breakpoint
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
	"refund_ref" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ambassador_id" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_exchange" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"assistant" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_use" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "assistant_use_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "password_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text,
	"password_hash" text NOT NULL,
	"browser_hash" text,
	"opposition_type" text,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone,
	"wait_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text,
	"password_hash" text NOT NULL,
	"avatar" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"opposition_type" text,
	"plan_tier" text,
	"trial_ends_at" timestamp with time zone,
	"email_confirmed_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"exam_date" date,
	"study_minutes" integer,
	"text_size" smallint,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" integer,
	"recovery_codes" jsonb,
	"deletion_requested_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"invited_at" timestamp with time zone,
	"devices_fixed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"serial" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_author" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"bio" text NOT NULL,
	"avatar" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_image" (
	"name" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_post" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"category" text NOT NULL,
	"tags" jsonb NOT NULL,
	"author" text NOT NULL,
	"date" date NOT NULL,
	"sticky" boolean NOT NULL,
	"image" text NOT NULL,
	"body" text NOT NULL,
	"publish_at" timestamp with time zone,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_mark" (
	"reader" text NOT NULL,
	"kind" text NOT NULL,
	"post_id" integer NOT NULL,
	"user_id" uuid,
	"network" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_mark_reader_kind_post_id_pk" PRIMARY KEY("reader","kind","post_id")
);
--> statement-breakpoint
CREATE TABLE "blog_view" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "briefing" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"content" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "briefing_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "plan_entry" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"topic" smallint,
	"minutes" smallint NOT NULL,
	"moved" boolean NOT NULL,
	"done_on" date,
	CONSTRAINT "plan_entry_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "study_plan" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"made_for" text NOT NULL,
	"made_on" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"replaced" integer NOT NULL,
	"free_days" date[] NOT NULL,
	CONSTRAINT "study_plan_feed_id_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"scope" text NOT NULL,
	"min_cents" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_per_user" integer,
	"owner_id" uuid,
	"note" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"purchase_id" uuid NOT NULL,
	"corrects" text,
	"issued_at" timestamp with time zone NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"payment_ref" text NOT NULL,
	"ref" text NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notice_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"pay_url" text,
	"payment_ref" text,
	"plan" text,
	"billing" text,
	"subscription_id" uuid,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"credit_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"coupon_id" text,
	"fingerprint" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"place_held_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp with time zone,
	"access_ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"purchase_id" uuid NOT NULL,
	"user_id" uuid,
	"position" integer NOT NULL,
	"product_id" text,
	"name" text NOT NULL,
	"unit_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"contents" jsonb,
	"is_recurring" boolean NOT NULL,
	CONSTRAINT "purchase_line_purchase_id_position_pk" PRIMARY KEY("purchase_id","position")
);
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" uuid,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"ends_access" boolean NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"billing" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"price_cents" integer,
	"paid_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"grace_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"elite_since" timestamp with time zone,
	"guarantee_claimed_at" timestamp with time zone,
	"guarantee_text" text,
	"announced_for" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_target" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"start" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_charge" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"subscription_id" text,
	"cents" integer NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"is_lost" boolean NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simulated_outage" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"description" text NOT NULL,
	"months" integer,
	"period_cents" integer,
	"subscription_id" text,
	"state" text NOT NULL,
	"failure" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"cents" integer NOT NULL,
	"request_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"period_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"anchor_day" integer NOT NULL,
	"ends_at_period_end" boolean NOT NULL,
	"state" text NOT NULL,
	"card_fails" boolean NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coaching_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"slot_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"state" text NOT NULL,
	"room_id" uuid NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"day_notice_at" timestamp with time zone,
	"soon_notice_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_slot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"capacity" smallint NOT NULL,
	"hours" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"assigned_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"scopes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coaching_check_in" (
	"user_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"went" text DEFAULT '' NOT NULL,
	"hard" text DEFAULT '' NOT NULL,
	"next" text DEFAULT '' NOT NULL,
	"mood" text,
	"blockers" text[] DEFAULT '{}' NOT NULL,
	"written_at" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"coach_id" uuid,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp with time zone,
	CONSTRAINT "coaching_check_in_user_id_monday_pk" PRIMARY KEY("user_id","monday")
);
--> statement-breakpoint
CREATE TABLE "coaching_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_private" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_questionnaire" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"situation" text NOT NULL,
	"weekly_hours" smallint NOT NULL,
	"exam_date" date,
	"fears" text NOT NULL,
	"attempts" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_rating" (
	"user_id" uuid NOT NULL,
	"month" smallint NOT NULL,
	"coach_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"score" smallint,
	"text" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	CONSTRAINT "coaching_rating_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "coaching_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"weeks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_wait" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"offer_ends_at" timestamp with time zone,
	"missed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coaching_week" (
	"user_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"note" text NOT NULL,
	"goals" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coaching_week_user_id_monday_pk" PRIMARY KEY("user_id","monday")
);
--> statement-breakpoint
CREATE TABLE "blog_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" integer,
	"question_id" text,
	"subject_name" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"user_id" uuid NOT NULL,
	"staff" boolean NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_comment_subject" CHECK (("blog_comment"."post_id" is null) <> ("blog_comment"."question_id" is null))
);
--> statement-breakpoint
CREATE TABLE "comment_report" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_report_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"is_suspect" boolean NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"cursor" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailing_id" uuid NOT NULL,
	"email" text NOT NULL,
	"subscriber_id" uuid,
	"user_id" uuid,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"token_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_file" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_load" (
	"id" smallint PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"units" integer NOT NULL,
	"skipped" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"session_id" uuid,
	"browser" text NOT NULL,
	"operating_system" text NOT NULL,
	"kind" text NOT NULL,
	"ip_address" text NOT NULL,
	"fingerprint_id" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"active_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"fixed_until" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "device_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_replacement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"replaced_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "effect_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" text,
	"actor_id" uuid NOT NULL,
	"reached" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "english_answer" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"round" smallint NOT NULL,
	"attempt" smallint NOT NULL,
	"skill" text NOT NULL,
	"response" jsonb NOT NULL,
	"is_right" boolean NOT NULL,
	"verdict" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "english_answer_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "english_category" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"is_police" boolean NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_example" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"position" smallint NOT NULL,
	"en" text NOT NULL,
	"es" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_exercise" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"skill" text NOT NULL,
	"prompt" text NOT NULL,
	"passage" text,
	"options" text[] NOT NULL,
	"answers" text[] NOT NULL,
	"spelling" text NOT NULL,
	"explanation" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_lesson" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"grammar" text NOT NULL,
	"goal" text NOT NULL,
	"explanation" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_placement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"level" text,
	"certainty" double precision,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "english_placement_item" (
	"id" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"question" text NOT NULL,
	"options" text[] NOT NULL,
	"answer" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"round" smallint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"best_percent" smallint,
	"passed_at" timestamp with time zone,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_review_word" (
	"user_id" uuid NOT NULL,
	"word_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "english_review_word_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "english_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"level" text NOT NULL,
	"title" text NOT NULL,
	"aim" text NOT NULL,
	"lessons" text[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "english_word" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" smallint NOT NULL,
	"word" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"level" text NOT NULL,
	"es" text[] NOT NULL,
	"also" text[] NOT NULL,
	"example" text NOT NULL,
	"note" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paper_mark" (
	"paper" text NOT NULL,
	"mark" integer NOT NULL,
	"takers" integer NOT NULL,
	CONSTRAINT "paper_mark_paper_mark_pk" PRIMARY KEY("paper","mark")
);
--> statement-breakpoint
CREATE TABLE "paper_result" (
	"paper" text NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"mark" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_result_paper_user_id_pk" PRIMARY KEY("paper","user_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	"is_compared" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"question_kind" text NOT NULL,
	"question_ids" jsonb NOT NULL,
	"questions" integer NOT NULL,
	"limit_seconds" integer NOT NULL,
	"paper" text,
	"created_at" timestamp with time zone NOT NULL,
	"downloaded_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finished_by" text,
	"meets_mock" boolean DEFAULT false NOT NULL,
	"shown_at" timestamp with time zone,
	"hits" integer,
	"errors" integer,
	"blanks" integer,
	"annulled" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_question" (
	"exam_id" uuid NOT NULL,
	"user_id" uuid,
	"position" smallint NOT NULL,
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"topic" smallint NOT NULL,
	"key" text NOT NULL,
	"annulled" boolean DEFAULT false NOT NULL,
	"choice" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"change_key" uuid,
	"marked" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_question_exam_id_position_pk" PRIMARY KEY("exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "exam_regrade" (
	"exam_id" uuid NOT NULL,
	"user_id" uuid,
	"correction_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"old_key" text,
	"new_key" text,
	"old_hits" integer NOT NULL,
	"old_errors" integer NOT NULL,
	"new_hits" integer NOT NULL,
	"new_errors" integer NOT NULL,
	"old_annulled" integer DEFAULT 0 NOT NULL,
	"new_annulled" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_regrade_exam_id_correction_id_pk" PRIMARY KEY("exam_id","correction_id")
);
--> statement-breakpoint
CREATE TABLE "question_mark" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_mark_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_note" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_note_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_attempt" (
	"mock_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	CONSTRAINT "scheduled_attempt_mock_id_user_id_pk" PRIMARY KEY("mock_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_mock" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"intro" text,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"questions" integer NOT NULL,
	"topics" smallint[] NOT NULL,
	"tier" text NOT NULL,
	"question_ids" jsonb,
	"weekly" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp with time zone,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fitness_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"value" integer NOT NULL,
	"day" date NOT NULL,
	"place" text,
	"timing" text,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fitness_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"official_table" text,
	"exam_date" date,
	"training_days" smallint[],
	"started_on" date,
	"checked_on" date,
	"health_consent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "training_injury" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date
);
--> statement-breakpoint
CREATE TABLE "training_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"session_key" text,
	"minutes" smallint NOT NULL,
	"effort" smallint,
	"metres" integer,
	"seconds" integer,
	"note" text NOT NULL,
	"sleep_half_hours" smallint,
	"pain" smallint,
	"imported_start" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "animation" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topics" integer[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "infographic" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topics" integer[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pill" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"idea" text NOT NULL,
	"example" text NOT NULL,
	"question" text NOT NULL,
	"takeaway" text NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "procedure" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topics" integer[] NOT NULL,
	"minutes" integer NOT NULL,
	"cover" text NOT NULL,
	"warning" text NOT NULL,
	"steps" jsonb NOT NULL,
	"references" jsonb NOT NULL,
	"questions" text[] NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"color" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_category_count" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"topics" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_category_reader" (
	"user_id" uuid NOT NULL,
	"category_id" integer NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "forum_category_reader_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "forum_edit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"body" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_filter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_member" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_visit_at" timestamp with time zone NOT NULL,
	"topics_read" integer DEFAULT 0 NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"solutions" integer DEFAULT 0 NOT NULL,
	"level" smallint DEFAULT 0 NOT NULL,
	"is_level_fixed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_post" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"author_id" uuid,
	"sample_author" text,
	"body" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"parser" smallint NOT NULL,
	"reactions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removal" text,
	"removed_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', left("body", 20000))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reaction" (
	"user_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_reaction_user_id_topic_id_number_kind_pk" PRIMARY KEY("user_id","topic_id","number","kind")
);
--> statement-breakpoint
CREATE TABLE "forum_reader" (
	"user_id" uuid NOT NULL,
	"topic_id" integer NOT NULL,
	"last_read" integer NOT NULL,
	"level" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_reader_user_id_topic_id_pk" PRIMARY KEY("user_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "forum_topic" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_topic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"author_id" uuid,
	"sample_author" text,
	"title" text NOT NULL,
	"tags" text[] NOT NULL,
	"syllabus_topic" smallint,
	"pinned_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"solved_number" integer,
	"last_number" integer NOT NULL,
	"replies" integer NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_author_id" uuid,
	"last_sample_author" text,
	"last_post_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removal" text,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "title")) STORED NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "forum_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'post' NOT NULL,
	"subject_id" uuid NOT NULL,
	"post_id" uuid,
	"attached" jsonb,
	"author_id" uuid,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"was_automatic" boolean DEFAULT false NOT NULL,
	"sign" text,
	"taken_by" uuid,
	"decision" text,
	"statement" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"outcome" text,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"post_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"is_trusted" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"play_id" uuid NOT NULL,
	"game" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reply" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "game_duel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"challenger_id" uuid NOT NULL,
	"opponent_id" uuid,
	"game" text NOT NULL,
	"options" jsonb NOT NULL,
	"topics" smallint[] NOT NULL,
	"seed" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"puzzle" jsonb NOT NULL,
	"to_beat" jsonb,
	"challenger_score" jsonb,
	"opponent_score" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_duel_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "game_choice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"topics" smallint[] NOT NULL,
	"difficulty" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_daily" (
	"day" date PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"topics" smallint[] NOT NULL,
	"title" text NOT NULL,
	"seed" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"puzzle" jsonb,
	"finished" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game" text NOT NULL,
	"topic" smallint NOT NULL,
	"plays" integer NOT NULL,
	"won" integer NOT NULL,
	"active_ms" bigint NOT NULL,
	"items" integer NOT NULL,
	"right" integer NOT NULL,
	"met" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_day_user_id_day_game_topic_pk" PRIMARY KEY("user_id","day","game","topic")
);
--> statement-breakpoint
CREATE TABLE "game_item" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"played" integer NOT NULL,
	"right" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_item_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "game_play" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"options" jsonb NOT NULL,
	"topics" smallint[] NOT NULL,
	"seed" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"source" text NOT NULL,
	"source_ref" text,
	"puzzle" jsonb NOT NULL,
	"moves" jsonb NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"active_ms" integer DEFAULT 0 NOT NULL,
	"points" smallint,
	"won" boolean,
	"hints" integer,
	"errors" integer,
	"coins" integer DEFAULT 0 NOT NULL,
	"items" jsonb,
	"fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "game_topic" (
	"game" text NOT NULL,
	"topic" smallint NOT NULL,
	CONSTRAINT "game_topic_game_topic_pk" PRIMARY KEY("game","topic")
);
--> statement-breakpoint
CREATE TABLE "game_total" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"finished" integer NOT NULL,
	"won" integer NOT NULL,
	"unaided" integer NOT NULL,
	"streak" integer NOT NULL,
	"best_streak" integer NOT NULL,
	"best_ms" integer,
	CONSTRAINT "game_total_user_id_game_pk" PRIMARY KEY("user_id","game")
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
CREATE TABLE "wheel_spin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_id" text,
	"day" date NOT NULL,
	"segment" smallint NOT NULL,
	"prize" text NOT NULL,
	"code" text NOT NULL,
	"spun_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "wheel_spin_code_unique" UNIQUE("code"),
	CONSTRAINT "wheel_spin_user_day" UNIQUE("user_id","day"),
	CONSTRAINT "wheel_spin_guest_day" UNIQUE("guest_id","day")
);
--> statement-breakpoint
CREATE TABLE "interview_answer" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" jsonb NOT NULL,
	"mode" text,
	"seconds" smallint,
	"transcript" text DEFAULT '' NOT NULL,
	"marks" jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "interview_answer_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "interview_biodata" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"prompt" text NOT NULL,
	"why" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_question" (
	"id" text PRIMARY KEY NOT NULL,
	"competence" text NOT NULL,
	"question" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"looks_for" text[] NOT NULL,
	"follow_ups" text[] NOT NULL,
	"mistakes" text[] NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_recording" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"chunks" smallint DEFAULT 0 NOT NULL,
	"seconds" smallint,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"claimed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"review" jsonb,
	"file_deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_rubric" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"low" text NOT NULL,
	"mid" text NOT NULL,
	"high" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answer_seconds" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "law_article" (
	"id" text PRIMARY KEY NOT NULL,
	"law" text NOT NULL,
	"number" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"part" text NOT NULL,
	"heading" text NOT NULL,
	"statement" text NOT NULL,
	"figures" jsonb NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('es_unaccent', "number" || ' ' || "heading"), 'A') || setweight(to_tsvector('es_unaccent', "statement" || ' ' || "figures"::text), 'B')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_article_text" (
	"law" text NOT NULL,
	"number" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"norm" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "law_article_text_law_number_valid_from_pk" PRIMARY KEY("law","number","valid_from")
);
--> statement-breakpoint
CREATE TABLE "law_guide" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"purpose" text NOT NULL,
	"parts" jsonb NOT NULL,
	"valid_on" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "law_review" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"law" text NOT NULL,
	"article" text NOT NULL,
	"changed_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "law_review_kind_id_law_article_pk" PRIMARY KEY("kind","id","law","article")
);
--> statement-breakpoint
CREATE TABLE "law_update" (
	"id" text PRIMARY KEY NOT NULL,
	"law" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"norm" text NOT NULL,
	"boe" text NOT NULL,
	"in_force" date NOT NULL,
	"topics" jsonb NOT NULL,
	"articles" jsonb NOT NULL,
	"elsewhere" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "law_version" (
	"law" text NOT NULL,
	"valid_from" date NOT NULL,
	"origin" text NOT NULL,
	"norm" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	CONSTRAINT "law_version_law_valid_from_pk" PRIMARY KEY("law","valid_from")
);
--> statement-breakpoint
CREATE TABLE "protocol_basis" (
	"id" text PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"protocol_title" text NOT NULL,
	"step" text NOT NULL,
	"step_title" text NOT NULL,
	"law" text NOT NULL,
	"article" text NOT NULL,
	"valid_on" date DEFAULT '2026-05-02' NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "legal_page" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL,
	"updated" date NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "podcast_episode" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"topics" smallint[] NOT NULL,
	"date" date NOT NULL,
	"valid_on" date NOT NULL,
	"body" text NOT NULL,
	"chapter_times" text[] DEFAULT '{}' NOT NULL,
	"voice" text DEFAULT 'human' NOT NULL,
	"audio_key" uuid,
	"audio_type" text,
	"audio_bytes" integer,
	"audio_seconds" integer,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "podcast_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	CONSTRAINT "podcast_feed_feed_id_unique" UNIQUE("feed_id")
);
--> statement-breakpoint
CREATE TABLE "podcast_position" (
	"user_id" uuid NOT NULL,
	"episode_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "podcast_position_user_id_episode_id_pk" PRIMARY KEY("user_id","episode_id")
);
--> statement-breakpoint
CREATE TABLE "free_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"build" jsonb,
	"file_key" uuid,
	"file_bytes" integer,
	"file_pages" integer,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "free_resource_downloads" (
	"resource_id" text NOT NULL,
	"day" date NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "free_resource_downloads_resource_id_day_pk" PRIMARY KEY("resource_id","day")
);
--> statement-breakpoint
CREATE TABLE "tutorial_progress" (
	"user_id" uuid NOT NULL,
	"tour" text NOT NULL,
	"step" integer NOT NULL,
	"done_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tutorial_progress_user_id_tour_pk" PRIMARY KEY("user_id","tour")
);
--> statement-breakpoint
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
CREATE TABLE "patrol" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_open" boolean NOT NULL,
	"unit" text NOT NULL,
	"goal" integer NOT NULL,
	"members" smallint NOT NULL,
	"invite_code" text,
	"invite_expires_at" timestamp with time zone,
	"week_from" date NOT NULL,
	"idle_weeks" smallint DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patrol_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "patrol_cheer" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"day" date NOT NULL,
	"patrol_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patrol_cheer_from_id_to_id_day_pk" PRIMARY KEY("from_id","to_id","day")
);
--> statement-breakpoint
CREATE TABLE "patrol_member" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"patrol_id" uuid NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"shares_plan" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patrol_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patrol_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patrol_week" (
	"patrol_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"unit" text NOT NULL,
	"goal" integer NOT NULL,
	"total" integer NOT NULL,
	"members" smallint NOT NULL,
	CONSTRAINT "patrol_week_patrol_id_monday_pk" PRIMARY KEY("patrol_id","monday")
);
--> statement-breakpoint
CREATE TABLE "patrol_week_part" (
	"patrol_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"user_id" uuid NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "patrol_week_part_patrol_id_monday_user_id_pk" PRIMARY KEY("patrol_id","monday","user_id")
);
--> statement-breakpoint
CREATE TABLE "allowance_use" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrapped_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"batch" uuid,
	"about" uuid,
	"headers" jsonb,
	"status" text DEFAULT 'waiting' NOT NULL,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preference_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"week_minutes" smallint[],
	"work_minutes" smallint NOT NULL,
	"break_minutes" smallint NOT NULL,
	"new_per_day" smallint,
	"reminder_hour" smallint,
	"start_hour" smallint NOT NULL,
	"reminded_on" date
);
--> statement-breakpoint
CREATE TABLE "readiness_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	"expected" real NOT NULL,
	"low" real NOT NULL,
	"high" real NOT NULL,
	"topics" jsonb NOT NULL,
	"passing" smallint[] NOT NULL,
	CONSTRAINT "readiness_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "streak_rest_day" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "streak_rest_day_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "today_cache" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cohort_week" (
	"joined" date NOT NULL,
	"week" smallint NOT NULL,
	"students" integer NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "cohort_week_joined_week_pk" PRIMARY KEY("joined","week")
);
--> statement-breakpoint
CREATE TABLE "expected_spread" (
	"tenth" smallint PRIMARY KEY NOT NULL,
	"candidates" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prediction_check" (
	"exam_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"predicted_on" date NOT NULL,
	"expected" real NOT NULL,
	"low" real NOT NULL,
	"high" real NOT NULL,
	"mark" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_quality" (
	"question_id" text PRIMARY KEY NOT NULL,
	"topic" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"discrimination" real
);
--> statement-breakpoint
CREATE TABLE "statistics_run" (
	"id" smallint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_day" (
	"day" date PRIMARY KEY NOT NULL,
	"students" integer NOT NULL,
	"week_students" integer DEFAULT 0 NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"minutes" integer NOT NULL,
	"exams" integer NOT NULL,
	"new_users" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_week" (
	"monday" date PRIMARY KEY NOT NULL,
	"students" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "psychometric_ability" (
	"user_id" uuid NOT NULL,
	"family" text NOT NULL,
	"posterior" jsonb NOT NULL,
	"answers" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "psychometric_ability_user_id_family_pk" PRIMARY KEY("user_id","family")
);
--> statement-breakpoint
CREATE TABLE "psychometric_battery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"form" text NOT NULL,
	"state" text NOT NULL,
	"sections" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by" text,
	"shown_at" timestamp with time zone,
	"hits" integer,
	"errors" integer,
	"blanks" integer
);
--> statement-breakpoint
CREATE TABLE "psychometric_battery_item" (
	"battery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"section" smallint NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"entry" jsonb,
	"key" text NOT NULL,
	"choice" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"change_key" uuid,
	"marked" boolean DEFAULT false NOT NULL,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "psychometric_battery_item_battery_id_position_pk" PRIMARY KEY("battery_id","position")
);
--> statement-breakpoint
CREATE TABLE "psychometric_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"word" text NOT NULL,
	"answer" text NOT NULL,
	"wrong" text[] NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "psychometric_practice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"entry" jsonb,
	"key" text NOT NULL,
	"choice" text,
	"spent_ms" integer,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "psychometric_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"level" smallint NOT NULL,
	"seed" integer NOT NULL,
	"version" smallint NOT NULL,
	"entry" jsonb,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reply" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "psychometric_result" (
	"battery_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"form" text NOT NULL,
	"family" text NOT NULL,
	"hits" integer NOT NULL,
	"errors" integer NOT NULL,
	"blanks" integer NOT NULL,
	"ability" real NOT NULL,
	"margin" real NOT NULL,
	CONSTRAINT "psychometric_result_battery_id_family_pk" PRIMARY KEY("battery_id","family")
);
--> statement-breakpoint
CREATE TABLE "psychometric_type" (
	"id" text PRIMARY KEY NOT NULL,
	"weight" smallint NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"tag" text NOT NULL,
	"about" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"campaign_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_delivery_campaign_id_subscription_id_pk" PRIMARY KEY("campaign_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY DEFAULT 'only' NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device_name" text NOT NULL,
	"is_pwa_installed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"on" boolean NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medal" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"order" integer NOT NULL,
	"measure" text NOT NULL,
	"parameter" text,
	"threshold" double precision NOT NULL,
	"ribbon" text NOT NULL,
	"shape" text NOT NULL,
	"metal" text NOT NULL,
	"symbol" text NOT NULL,
	"figure" text,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rank" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"feminine" text NOT NULL,
	"masculine" text NOT NULL,
	"order" integer NOT NULL,
	"hours" integer NOT NULL,
	"accuracy" smallint NOT NULL,
	"topics" smallint NOT NULL,
	"mocks" smallint NOT NULL,
	"frame" text NOT NULL,
	"field" text NOT NULL,
	"chevrons" smallint NOT NULL,
	"rays" smallint NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rank_award" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"award_id" text NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "rank_award_user_id_kind_award_id_pk" PRIMARY KEY("user_id","kind","award_id")
);
--> statement-breakpoint
CREATE TABLE "rank_measure" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"changes" integer NOT NULL,
	"measured" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_record" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"form" text DEFAULT 'neutral' NOT NULL,
	"token" text,
	"shows_rank" boolean DEFAULT true NOT NULL,
	"shows_hours" boolean DEFAULT true NOT NULL,
	"shows_marks" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_list_item" (
	"list_id" uuid NOT NULL,
	"user_id" uuid,
	"question_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_list_item_list_id_question_id_pk" PRIMARY KEY("list_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "item_difficulty" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"ease" real NOT NULL,
	CONSTRAINT "item_difficulty_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "level_test" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"user_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"outcome" text NOT NULL,
	"grade" text,
	"at" timestamp with time zone NOT NULL,
	"duration_ms" integer,
	"source" text NOT NULL,
	"first_sight" boolean NOT NULL,
	"choice" text,
	"version" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "review_log_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "study_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"early" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"room_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "study_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "study_item" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"topic" smallint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_outcome" text NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"reps" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	"reviewed_on" date,
	"due_on" date,
	"suspended" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp with time zone,
	CONSTRAINT "study_item_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "study_sent" (
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"newest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_sent_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "study_time" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	CONSTRAINT "study_time_user_id_id_day_pk" PRIMARY KEY("user_id","id","day")
);
--> statement-breakpoint
CREATE TABLE "study_topic" (
	"user_id" uuid NOT NULL,
	"topic" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"wrong" integer NOT NULL,
	"duration_ms" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_topic_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "question_choice" (
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"choice" text NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "question_choice_question_id_version_choice_pk" PRIMARY KEY("question_id","version","choice")
);
--> statement-breakpoint
CREATE TABLE "site_figure" (
	"id" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"of_what" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"cents" jsonb NOT NULL,
	"claim" text NOT NULL,
	"saves" text,
	"includes" jsonb NOT NULL,
	"leaves_out" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_at_time_cents" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flash_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"percent" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"category_id" text NOT NULL,
	"type" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_featured" boolean NOT NULL,
	"is_recurring" boolean NOT NULL,
	"cover" text NOT NULL,
	"contents" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_document" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sale" (
	"order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "product_sale_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_report_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
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
	"takes_messages" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "flashcard" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"section" text,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"reference" jsonb,
	"source" text,
	"law_changed_on" date,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "front" || ' ' || "back")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"keyword" text NOT NULL,
	"kind" text NOT NULL,
	"meaning" text NOT NULL,
	"topic" integer,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "official_exam" (
	"id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"call" text NOT NULL,
	"title" text NOT NULL,
	"held_on" date,
	"question_ids" jsonb NOT NULL,
	"topic_counts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plus_content" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"tier" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scheme" (
	"topic" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"nodes" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "term" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"section" text,
	"word" text NOT NULL,
	"clue" text NOT NULL,
	"definition" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_note" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" integer NOT NULL,
	"title" text NOT NULL,
	"voice" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"from_version" integer NOT NULL,
	"to_version" integer NOT NULL,
	"old_key" text NOT NULL,
	"new_key" text,
	"stops_counting" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"topic" integer NOT NULL,
	"section" text,
	"fact" text,
	"stem" text NOT NULL,
	"options" jsonb,
	"answer" text NOT NULL,
	"explanation" jsonb NOT NULL,
	"reference" jsonb,
	"source" text,
	"difficulty" integer NOT NULL,
	"valid_on" date NOT NULL,
	"version" integer NOT NULL,
	"annulled" boolean DEFAULT false NOT NULL,
	"stem_key" text NOT NULL,
	"law_changed_on" date,
	"asked_from" date,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "stem" || ' ' || coalesce("options"->>'A', '') || ' ' || coalesce("options"->>'B', '') || ' ' || coalesce("options"->>'C', ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_stat" (
	"question_id" text PRIMARY KEY NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"reviewed_answers" integer
);
--> statement-breakpoint
CREATE TABLE "question_twin" (
	"first" text NOT NULL,
	"second" text NOT NULL,
	"likeness" real NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "question_twin_first_second_pk" PRIMARY KEY("first","second")
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb,
	"answer" text NOT NULL,
	"explanation" jsonb NOT NULL,
	"reference" jsonb,
	"source" text,
	"difficulty" integer NOT NULL,
	"valid_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"reason" text,
	CONSTRAINT "question_version_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "reading_note" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic" integer,
	"article" text,
	"section" text NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"is_highlighted" boolean NOT NULL,
	"color" text DEFAULT 'yellow' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_note_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reading_note_place" CHECK (num_nonnulls("reading_note"."topic", "reading_note"."article") = 1)
);
--> statement-breakpoint
CREATE TABLE "reading_place" (
	"user_id" uuid NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"block" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_place_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "reading_section" (
	"user_id" uuid NOT NULL,
	"topic" integer NOT NULL,
	"section" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_section_user_id_topic_section_pk" PRIMARY KEY("user_id","topic","section")
);
--> statement-breakpoint
CREATE TABLE "law" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"boe" text NOT NULL,
	"consolidated" date NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"number" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"short_title" text NOT NULL,
	"block" text NOT NULL,
	"status" text NOT NULL,
	"valid_on" date NOT NULL,
	"laws" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"epigraphs" jsonb NOT NULL,
	"intro" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"file_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "topic_section" (
	"topic" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"epigraphs" jsonb NOT NULL,
	"body" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('es_unaccent', "title" || ' ' || "body")) STORED NOT NULL,
	CONSTRAINT "topic_section_topic_id_pk" PRIMARY KEY("topic","id")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fingerprint" (
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"components" jsonb NOT NULL,
	"score" real NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fingerprint_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "tracked_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"action" text,
	"details" jsonb,
	"machine_hash" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_machine" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"info" jsonb NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_machine_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
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
CREATE TABLE "voice_guest" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "voice_guest_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"epoch" integer NOT NULL,
	"is_muted" boolean DEFAULT true NOT NULL,
	"is_silenced" boolean DEFAULT false NOT NULL,
	"hand_at" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"study_id" uuid,
	"study_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_reminder" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "voice_reminder_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "voice_room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"transport" text NOT NULL,
	"seats" smallint NOT NULL,
	"topic" text NOT NULL,
	"host_id" uuid NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"empty_since" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_round" (
	"room_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"question_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "calm_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"practice" text NOT NULL,
	"seconds" smallint NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary_consent" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_batch_item" ADD CONSTRAINT "record_batch_item_batch_id_record_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."record_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_outcome" ADD CONSTRAINT "import_outcome_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_data_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassador" ADD CONSTRAINT "ambassador_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entry" ADD CONSTRAINT "commission_entry_ambassador_id_user_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_ambassador_id_user_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_exchange" ADD CONSTRAINT "assistant_exchange_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_token" ADD CONSTRAINT "password_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocked_id_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_mark" ADD CONSTRAINT "blog_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefing" ADD CONSTRAINT "briefing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entry" ADD CONSTRAINT "plan_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan" ADD CONSTRAINT "study_plan_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_target_id_webhook_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."webhook_target"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_outage" ADD CONSTRAINT "simulated_outage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_call" ADD CONSTRAINT "coaching_call_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_slot" ADD CONSTRAINT "coaching_slot_coach_id_user_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach" ADD CONSTRAINT "coach_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching" ADD CONSTRAINT "coaching_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_check_in" ADD CONSTRAINT "coaching_check_in_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_note" ADD CONSTRAINT "coaching_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_questionnaire" ADD CONSTRAINT "coaching_questionnaire_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_rating" ADD CONSTRAINT "coaching_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_template" ADD CONSTRAINT "coaching_template_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_wait" ADD CONSTRAINT "coaching_wait_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_week" ADD CONSTRAINT "coaching_week_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_id_blog_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."blog_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipient" ADD CONSTRAINT "mailing_recipient_mailing_id_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipient" ADD CONSTRAINT "mailing_recipient_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipient" ADD CONSTRAINT "mailing_recipient_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_replacement" ADD CONSTRAINT "device_replacement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_answer" ADD CONSTRAINT "english_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_placement" ADD CONSTRAINT "english_placement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_progress" ADD CONSTRAINT "english_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_review_word" ADD CONSTRAINT "english_review_word_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_result" ADD CONSTRAINT "paper_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_result" ADD CONSTRAINT "paper_result_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_profile" ADD CONSTRAINT "ranking_profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD CONSTRAINT "exam_regrade_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_regrade" ADD CONSTRAINT "exam_regrade_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_mark" ADD CONSTRAINT "question_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_mark" ADD CONSTRAINT "question_mark_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_note" ADD CONSTRAINT "question_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_note" ADD CONSTRAINT "question_note_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_attempt" ADD CONSTRAINT "scheduled_attempt_mock_id_scheduled_mock_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."scheduled_mock"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_attempt" ADD CONSTRAINT "scheduled_attempt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_attempt" ADD CONSTRAINT "scheduled_attempt_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitness_mark" ADD CONSTRAINT "fitness_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitness_settings" ADD CONSTRAINT "fitness_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_injury" ADD CONSTRAINT "training_injury_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_log" ADD CONSTRAINT "training_log_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_category_reader" ADD CONSTRAINT "forum_category_reader_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_category_reader" ADD CONSTRAINT "forum_category_reader_category_id_forum_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_edit" ADD CONSTRAINT "forum_edit_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_member" ADD CONSTRAINT "forum_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_topic_id_forum_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reaction" ADD CONSTRAINT "forum_reaction_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reaction" ADD CONSTRAINT "forum_reaction_topic_id_forum_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reader" ADD CONSTRAINT "forum_reader_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reader" ADD CONSTRAINT "forum_reader_topic_id_forum_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topic" ADD CONSTRAINT "forum_topic_category_id_forum_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_ban" ADD CONSTRAINT "forum_ban_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_case" ADD CONSTRAINT "forum_case_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_notice" ADD CONSTRAINT "forum_notice_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_report" ADD CONSTRAINT "forum_report_post_id_forum_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_report" ADD CONSTRAINT "forum_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_report" ADD CONSTRAINT "game_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_report" ADD CONSTRAINT "game_report_play_id_game_play_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."game_play"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_chest" ADD CONSTRAINT "weekly_chest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_balance" ADD CONSTRAINT "coin_balance_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entry" ADD CONSTRAINT "coin_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_duel" ADD CONSTRAINT "game_duel_challenger_id_user_id_fk" FOREIGN KEY ("challenger_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_duel" ADD CONSTRAINT "game_duel_opponent_id_user_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_choice" ADD CONSTRAINT "game_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_day" ADD CONSTRAINT "game_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_item" ADD CONSTRAINT "game_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_play" ADD CONSTRAINT "game_play_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_total" ADD CONSTRAINT "game_total_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_look" ADD CONSTRAINT "shop_look_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_recording" ADD CONSTRAINT "interview_recording_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_recording" ADD CONSTRAINT "interview_recording_session_id_position_interview_answer_session_id_position_fk" FOREIGN KEY ("session_id","position") REFERENCES "public"."interview_answer"("session_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_session" ADD CONSTRAINT "interview_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_article" ADD CONSTRAINT "law_article_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_article_text" ADD CONSTRAINT "law_article_text_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_guide" ADD CONSTRAINT "law_guide_id_law_id_fk" FOREIGN KEY ("id") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_review" ADD CONSTRAINT "law_review_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_update" ADD CONSTRAINT "law_update_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_version" ADD CONSTRAINT "law_version_law_law_id_fk" FOREIGN KEY ("law") REFERENCES "public"."law"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_feed" ADD CONSTRAINT "podcast_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_position" ADD CONSTRAINT "podcast_position_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_position" ADD CONSTRAINT "podcast_position_episode_id_podcast_episode_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."podcast_episode"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_resource_downloads" ADD CONSTRAINT "free_resource_downloads_resource_id_free_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."free_resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_progress" ADD CONSTRAINT "tutorial_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_member" ADD CONSTRAINT "message_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_member" ADD CONSTRAINT "message_member_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_setting" ADD CONSTRAINT "message_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_cheer" ADD CONSTRAINT "patrol_cheer_from_id_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_cheer" ADD CONSTRAINT "patrol_cheer_to_id_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_cheer" ADD CONSTRAINT "patrol_cheer_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_member" ADD CONSTRAINT "patrol_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_member" ADD CONSTRAINT "patrol_member_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_message" ADD CONSTRAINT "patrol_message_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_message" ADD CONSTRAINT "patrol_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_week" ADD CONSTRAINT "patrol_week_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_week_part" ADD CONSTRAINT "patrol_week_part_patrol_id_patrol_id_fk" FOREIGN KEY ("patrol_id") REFERENCES "public"."patrol"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol_week_part" ADD CONSTRAINT "patrol_week_part_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_day" ADD CONSTRAINT "readiness_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_rest_day" ADD CONSTRAINT "streak_rest_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "today_cache" ADD CONSTRAINT "today_cache_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_check" ADD CONSTRAINT "prediction_check_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_check" ADD CONSTRAINT "prediction_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_ability" ADD CONSTRAINT "psychometric_ability_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_battery" ADD CONSTRAINT "psychometric_battery_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_battery_item" ADD CONSTRAINT "psychometric_battery_item_battery_id_psychometric_battery_id_fk" FOREIGN KEY ("battery_id") REFERENCES "public"."psychometric_battery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_battery_item" ADD CONSTRAINT "psychometric_battery_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_practice" ADD CONSTRAINT "psychometric_practice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_report" ADD CONSTRAINT "psychometric_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_result" ADD CONSTRAINT "psychometric_result_battery_id_psychometric_battery_id_fk" FOREIGN KEY ("battery_id") REFERENCES "public"."psychometric_battery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "psychometric_result" ADD CONSTRAINT "psychometric_result_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_campaign_id_push_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."push_campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_award" ADD CONSTRAINT "rank_award_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_measure" ADD CONSTRAINT "rank_measure_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_record" ADD CONSTRAINT "service_record_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_list" ADD CONSTRAINT "question_list_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_list_item" ADD CONSTRAINT "question_list_item_list_id_question_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."question_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_list_item" ADD CONSTRAINT "question_list_item_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test" ADD CONSTRAINT "level_test_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_change" ADD CONSTRAINT "study_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_day" ADD CONSTRAINT "study_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_item" ADD CONSTRAINT "study_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sent" ADD CONSTRAINT "study_sent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_topic" ADD CONSTRAINT "study_topic_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sale" ADD CONSTRAINT "product_sale_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_product_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_reaction" ADD CONSTRAINT "success_reaction_story_id_success_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."success_story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_reaction" ADD CONSTRAINT "success_reaction_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard" ADD CONSTRAINT "flashcard_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_rule" ADD CONSTRAINT "keyword_rule_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plus_content" ADD CONSTRAINT "plus_content_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme" ADD CONSTRAINT "scheme_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term" ADD CONSTRAINT "term_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_note" ADD CONSTRAINT "voice_note_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_from" FOREIGN KEY ("question_id","from_version") REFERENCES "public"."question_version"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_to" FOREIGN KEY ("question_id","to_version") REFERENCES "public"."question_version"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_stat" ADD CONSTRAINT "question_stat_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_twin" ADD CONSTRAINT "question_twin_first_question_id_fk" FOREIGN KEY ("first") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_twin" ADD CONSTRAINT "question_twin_second_question_id_fk" FOREIGN KEY ("second") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_note" ADD CONSTRAINT "reading_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_note" ADD CONSTRAINT "reading_note_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_place" ADD CONSTRAINT "reading_place_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_place" ADD CONSTRAINT "reading_place_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_section" ADD CONSTRAINT "reading_section_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_section" ADD CONSTRAINT "reading_section_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_section" ADD CONSTRAINT "topic_section_topic_topic_number_fk" FOREIGN KEY ("topic") REFERENCES "public"."topic"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fingerprint" ADD CONSTRAINT "fingerprint_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_event" ADD CONSTRAINT "tracked_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_machine" ADD CONSTRAINT "tracked_machine_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_image" ADD CONSTRAINT "user_image_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_guest" ADD CONSTRAINT "voice_guest_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_guest" ADD CONSTRAINT "voice_guest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_member" ADD CONSTRAINT "voice_member_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_member" ADD CONSTRAINT "voice_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_message" ADD CONSTRAINT "voice_message_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_message" ADD CONSTRAINT "voice_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reminder" ADD CONSTRAINT "voice_reminder_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_reminder" ADD CONSTRAINT "voice_reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_room" ADD CONSTRAINT "voice_room_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_round" ADD CONSTRAINT "voice_round_room_id_voice_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."voice_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_day" ADD CONSTRAINT "nutrition_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_profile" ADD CONSTRAINT "nutrition_profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calm_session" ADD CONSTRAINT "calm_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_consent" ADD CONSTRAINT "diary_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry" ADD CONSTRAINT "diary_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_hash" ON "api_key" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "record_batch_created" ON "record_batch" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "data_import_created" ON "data_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "data_import_resource" ON "data_import" USING btree ("resource","created_at");--> statement-breakpoint
CREATE INDEX "record_version_record" ON "record_version" USING btree ("resource","record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ambassador_code" ON "ambassador" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entry_once" ON "commission_entry" USING btree ("purchase_id","kind","refund_ref");--> statement-breakpoint
CREATE INDEX "commission_entry_ambassador" ON "commission_entry" USING btree ("ambassador_id","at");--> statement-breakpoint
CREATE INDEX "referral_ambassador" ON "referral" USING btree ("ambassador_id");--> statement-breakpoint
CREATE INDEX "assistant_exchange_user" ON "assistant_exchange" USING btree ("user_id","assistant","id");--> statement-breakpoint
CREATE INDEX "assistant_use_day" ON "assistant_use" USING btree ("day");--> statement-breakpoint
CREATE INDEX "password_token_user" ON "password_token" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_token_hash" ON "registration" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "registration_email" ON "registration" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registration_user" ON "registration" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_username" ON "user" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_staff" ON "user" USING btree ("username") WHERE "user"."is_admin" or "user"."roles" <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "access_grant_one" ON "access_grant" USING btree ("user_id","source","kind","subject","serial");--> statement-breakpoint
CREATE INDEX "access_grant_source" ON "access_grant" USING btree ("source");--> statement-breakpoint
CREATE INDEX "access_grant_expiry" ON "access_grant" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_block_once" ON "user_block" USING btree ("user_id","blocked_id");--> statement-breakpoint
CREATE INDEX "user_block_list" ON "user_block" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_block_blocked" ON "user_block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "blog_post_date" ON "blog_post" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "blog_mark_post" ON "blog_mark" USING btree ("post_id","kind");--> statement-breakpoint
CREATE INDEX "blog_mark_user" ON "blog_mark" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "briefing_day" ON "briefing" USING btree ("day");--> statement-breakpoint
CREATE INDEX "plan_entry_day" ON "plan_entry" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_owner" ON "coupon" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "coupon_use_coupon" ON "coupon_use" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "coupon_use_user" ON "coupon_use" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_serial" ON "invoice" USING btree ("series","year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one" ON "invoice" USING btree ("purchase_id") WHERE "invoice"."series" = 'A';--> statement-breakpoint
CREATE INDEX "invoice_purchase" ON "invoice" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_ref" ON "ledger_entry" USING btree ("provider","ref");--> statement-breakpoint
CREATE INDEX "ledger_entry_purchase" ON "ledger_entry" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_entry_payment" ON "ledger_entry" USING btree ("provider","payment_ref");--> statement-breakpoint
CREATE INDEX "purchase_user" ON "purchase" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_waiting" ON "purchase" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchase_subscription" ON "purchase" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "purchase_paid" ON "purchase" USING btree ("paid_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_one_pending" ON "purchase" USING btree ("user_id","kind") WHERE "purchase"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "refund_request_purchase" ON "refund_request" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_ref" ON "subscription" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_one" ON "subscription" USING btree ("user_id") WHERE "subscription"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("state","period_end");--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_started" ON "subscription" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "subscription_ended" ON "subscription" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_target" ON "webhook_delivery" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "simulated_charge_order" ON "simulated_charge" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "simulated_notice_due" ON "simulated_notice" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "simulated_payment_order" ON "simulated_payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "simulated_refund_charge" ON "simulated_refund" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_call_slot" ON "coaching_call" USING btree ("slot_id") WHERE "coaching_call"."state" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_call_ahead" ON "coaching_call" USING btree ("user_id") WHERE "coaching_call"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "coaching_call_user" ON "coaching_call" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "coaching_call_coach" ON "coaching_call" USING btree ("coach_id","starts_at") WHERE "coaching_call"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "coaching_call_next" ON "coaching_call" USING btree ("starts_at") WHERE "coaching_call"."state" = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_slot_once" ON "coaching_slot" USING btree ("coach_id","starts_at");--> statement-breakpoint
CREATE INDEX "coaching_coach" ON "coaching" USING btree ("coach_id") WHERE "coaching"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "coaching_open" ON "coaching" USING btree ("started_at") WHERE "coaching"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "coaching_check_in_coach" ON "coaching_check_in" USING btree ("coach_id","monday");--> statement-breakpoint
CREATE INDEX "coaching_note_user" ON "coaching_note" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coaching_rating_coach" ON "coaching_rating" USING btree ("coach_id","rated_at");--> statement-breakpoint
CREATE INDEX "coaching_template_user" ON "coaching_template" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coaching_wait_order" ON "coaching_wait" USING btree ("joined_at","user_id");--> statement-breakpoint
CREATE INDEX "coaching_week_monday" ON "coaching_week" USING btree ("monday");--> statement-breakpoint
CREATE INDEX "blog_comment_post" ON "blog_comment" USING btree ("post_id","state","created_at");--> statement-breakpoint
CREATE INDEX "blog_comment_question" ON "blog_comment" USING btree ("question_id","state","created_at");--> statement-breakpoint
CREATE INDEX "blog_comment_parent" ON "blog_comment" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "blog_comment_user" ON "blog_comment" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "blog_comment_state" ON "blog_comment" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "comment_report_user" ON "comment_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_message_user" ON "contact_message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailing_updated" ON "mailing" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "mailing_open" ON "mailing" USING btree ("state") WHERE "mailing"."state" in ('scheduled', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_recipient_once" ON "mailing_recipient" USING btree ("email","mailing_id");--> statement-breakpoint
CREATE INDEX "mailing_recipient_mailing" ON "mailing_recipient" USING btree ("mailing_id");--> statement-breakpoint
CREATE INDEX "mailing_recipient_subscriber" ON "mailing_recipient" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "mailing_recipient_user" ON "mailing_recipient" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_email" ON "newsletter_subscriber" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_token" ON "newsletter_subscriber" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_state" ON "newsletter_subscriber" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "device_session" ON "device" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "device_replacement_user" ON "device_replacement" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "effect_run_kind_at" ON "effect_run" USING btree ("kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "english_answer_once" ON "english_answer" USING btree ("user_id","exercise_id","round","attempt");--> statement-breakpoint
CREATE INDEX "english_answer_at" ON "english_answer" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "english_example_lesson" ON "english_example" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "english_exercise_lesson" ON "english_exercise" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "english_placement_user" ON "english_placement" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "english_placement_open" ON "english_placement" USING btree ("user_id") WHERE "english_placement"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "english_progress_lesson" ON "english_progress" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "english_word_category" ON "english_word" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "paper_result_best" ON "paper_result" USING btree ("paper","mark" DESC NULLS LAST,"finished_at");--> statement-breakpoint
CREATE INDEX "paper_result_exam" ON "paper_result" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "paper_result_user" ON "paper_result" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_profile_pseudonym" ON "ranking_profile" USING btree (lower("pseudonym"));--> statement-breakpoint
CREATE INDEX "exam_user" ON "exam" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_one_mock" ON "exam" USING btree ("user_id") WHERE "exam"."kind" = 'mock' and "exam"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_one_download" ON "exam" USING btree ("user_id") WHERE "exam"."downloaded_at" is not null and "exam"."state" = 'built';--> statement-breakpoint
CREATE INDEX "exam_check" ON "exam" USING btree ("check_at") WHERE "exam"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "exam_built" ON "exam" USING btree ("created_at") WHERE "exam"."state" = 'built';--> statement-breakpoint
CREATE INDEX "exam_question_version" ON "exam_question" USING btree ("question_id","version");--> statement-breakpoint
CREATE INDEX "scheduled_attempt_exam" ON "scheduled_attempt" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "scheduled_attempt_user" ON "scheduled_attempt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_mock_opens" ON "scheduled_mock" USING btree ("opens_at");--> statement-breakpoint
CREATE INDEX "fitness_mark_user" ON "fitness_mark" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "training_injury_user" ON "training_injury" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_log_user" ON "training_log" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "training_log_import" ON "training_log" USING btree ("user_id","imported_start") WHERE "training_log"."imported_start" is not null;--> statement-breakpoint
CREATE INDEX "forum_category_reader_level" ON "forum_category_reader" USING btree ("category_id","level","user_id");--> statement-breakpoint
CREATE INDEX "forum_edit_post" ON "forum_edit" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_post_number" ON "forum_post" USING btree ("topic_id","number");--> statement-breakpoint
CREATE INDEX "forum_post_author" ON "forum_post" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_post_removed" ON "forum_post" USING btree ("removed_at") WHERE "forum_post"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "forum_post_search" ON "forum_post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "forum_reader_followed" ON "forum_reader" USING btree ("user_id") WHERE "forum_reader"."level" = 'follow';--> statement-breakpoint
CREATE INDEX "forum_reader_followers" ON "forum_reader" USING btree ("topic_id") WHERE "forum_reader"."level" = 'follow';--> statement-breakpoint
CREATE INDEX "forum_topic_activity" ON "forum_topic" USING btree ("last_post_at","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_category_activity" ON "forum_topic" USING btree ("category_id","last_post_at","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_category_new" ON "forum_topic" USING btree ("category_id","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_useful" ON "forum_topic" USING btree ("useful","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_category_useful" ON "forum_topic" USING btree ("category_id","useful","id") WHERE "forum_topic"."removal" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_unanswered" ON "forum_topic" USING btree ("last_post_at","id") WHERE "forum_topic"."removal" is null and "forum_topic"."replies" = 0;--> statement-breakpoint
CREATE INDEX "forum_topic_unsolved" ON "forum_topic" USING btree ("last_post_at","id") WHERE "forum_topic"."removal" is null and "forum_topic"."solved_number" is null;--> statement-breakpoint
CREATE INDEX "forum_topic_pinned" ON "forum_topic" USING btree ("pinned_at") WHERE "forum_topic"."pinned_at" is not null;--> statement-breakpoint
CREATE INDEX "forum_topic_author" ON "forum_topic" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "forum_topic_tags" ON "forum_topic" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "forum_topic_search" ON "forum_topic" USING gin ("search");--> statement-breakpoint
CREATE INDEX "forum_ban_user" ON "forum_ban" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_case_current" ON "forum_case" USING btree ("subject_id") WHERE "forum_case"."state" in ('open', 'taken', 'appealed');--> statement-breakpoint
CREATE INDEX "forum_case_state" ON "forum_case" USING btree ("state","opened_at");--> statement-breakpoint
CREATE INDEX "forum_case_author" ON "forum_case" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "forum_notice_post" ON "forum_notice" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_notice_age" ON "forum_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "forum_notice_email" ON "forum_notice" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "forum_report_once" ON "forum_report" USING btree ("subject_id","user_id");--> statement-breakpoint
CREATE INDEX "forum_report_user" ON "forum_report" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_report_item" ON "game_report" USING btree ("user_id","kind","item_id");--> statement-breakpoint
CREATE INDEX "game_report_play" ON "game_report" USING btree ("play_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entry_order" ON "coin_entry" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coin_entry_day" ON "coin_entry" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "game_duel_challenger" ON "game_duel" USING btree ("challenger_id","created_at");--> statement-breakpoint
CREATE INDEX "game_duel_opponent" ON "game_duel" USING btree ("opponent_id","created_at");--> statement-breakpoint
CREATE INDEX "game_duel_open" ON "game_duel" USING btree ("expires_at") WHERE "game_duel"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "game_item_last" ON "game_item" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "game_play_user" ON "game_play" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_play_source" ON "game_play" USING btree ("user_id","source","source_ref") WHERE "game_play"."source_ref" is not null;--> statement-breakpoint
CREATE INDEX "game_play_ref" ON "game_play" USING btree ("source","source_ref") WHERE "game_play"."source_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_play_fingerprint" ON "game_play" USING btree ("user_id","fingerprint") WHERE "game_play"."fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "shop_purchase_item" ON "shop_purchase" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "wheel_spin_expiry" ON "wheel_spin" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "interview_answer_user" ON "interview_answer" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_recording_answer" ON "interview_recording" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "interview_recording_user" ON "interview_recording" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_recording_queue" ON "interview_recording" USING btree ("queued_at") WHERE "interview_recording"."state" in ('queued', 'claimed');--> statement-breakpoint
CREATE INDEX "interview_session_user" ON "interview_session" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "law_article_slug" ON "law_article" USING btree ("law","slug");--> statement-breakpoint
CREATE INDEX "law_article_position" ON "law_article" USING btree ("law","position");--> statement-breakpoint
CREATE INDEX "law_article_search" ON "law_article" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "law_guide_slug" ON "law_guide" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "law_update_in_force" ON "law_update" USING btree ("in_force","id");--> statement-breakpoint
CREATE INDEX "law_update_law" ON "law_update" USING btree ("law");--> statement-breakpoint
CREATE INDEX "protocol_basis_article" ON "protocol_basis" USING btree ("law","article");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_page_slug" ON "legal_page" USING btree ("slug") WHERE "legal_page"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "podcast_episode_number" ON "podcast_episode" USING btree ("number") WHERE "podcast_episode"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_number" ON "message" USING btree ("thread_id","number");--> statement-breakpoint
CREATE INDEX "message_author" ON "message" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "message_hidden" ON "message" USING btree ("id") WHERE "message"."is_hidden_for_author" and "message"."is_hidden_for_other";--> statement-breakpoint
CREATE INDEX "message_member_thread" ON "message_member" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "message_member_list" ON "message_member" USING btree ("user_id","box","last_at","thread_id");--> statement-breakpoint
CREATE INDEX "message_member_unread" ON "message_member" USING btree ("user_id") WHERE "message_member"."unread" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "message_thread_pair" ON "message_thread" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "message_thread_started" ON "message_thread" USING btree ("started_by","created_at");--> statement-breakpoint
CREATE INDEX "message_thread_idle" ON "message_thread" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "patrol_open" ON "patrol" USING btree ("id") WHERE "patrol"."is_open" and "patrol"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "patrol_week_from" ON "patrol" USING btree ("week_from") WHERE "patrol"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "patrol_cheer_to" ON "patrol_cheer" USING btree ("to_id","day");--> statement-breakpoint
CREATE INDEX "patrol_member_patrol" ON "patrol_member" USING btree ("patrol_id","joined_at");--> statement-breakpoint
CREATE INDEX "patrol_message_newest" ON "patrol_message" USING btree ("patrol_id","id");--> statement-breakpoint
CREATE INDEX "patrol_message_author" ON "patrol_message" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "patrol_week_part_user" ON "patrol_week_part" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "allowance_use_end" ON "allowance_use" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_unsent" ON "mail" USING btree ("status","created_at","id") WHERE "mail"."status" in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX "mail_about" ON "mail" USING btree ("about") WHERE "mail"."about" is not null;--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_batch" ON "mail" USING btree ("batch","status") WHERE "mail"."batch" is not null;--> statement-breakpoint
CREATE INDEX "live_entry_at" ON "live_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "prediction_check_user" ON "prediction_check" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "psychometric_battery_number" ON "psychometric_battery" USING btree ("user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "psychometric_battery_running" ON "psychometric_battery" USING btree ("user_id") WHERE "psychometric_battery"."state" = 'running';--> statement-breakpoint
CREATE INDEX "psychometric_battery_item_user" ON "psychometric_battery_item" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "psychometric_entry_type" ON "psychometric_entry" USING btree ("type","level");--> statement-breakpoint
CREATE INDEX "psychometric_practice_user" ON "psychometric_practice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "psychometric_practice_open" ON "psychometric_practice" USING btree ("user_id","type") WHERE "psychometric_practice"."choice" is null;--> statement-breakpoint
CREATE INDEX "psychometric_report_user" ON "psychometric_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "psychometric_result_form" ON "psychometric_result" USING btree ("form","family","user_id");--> statement-breakpoint
CREATE INDEX "psychometric_result_user" ON "psychometric_result" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_user_tag" ON "notice" USING btree ("user_id","tag");--> statement-breakpoint
CREATE INDEX "notice_user_created" ON "notice" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_about" ON "notice" USING btree ("about") WHERE "notice"."about" is not null;--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("user_id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "push_campaign_created" ON "push_campaign" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_delivery_next" ON "push_delivery" USING btree ("campaign_id","state","not_before");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_user" ON "push_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rank_award_held" ON "rank_award" USING btree ("kind","award_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_record_token" ON "service_record" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "question_list_name" ON "question_list" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "question_list_item_order" ON "question_list_item" USING btree ("list_id","added_at","question_id");--> statement-breakpoint
CREATE INDEX "question_list_item_question" ON "question_list_item" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "level_test_guest" ON "level_test" USING btree ("guest_id","started_at");--> statement-breakpoint
CREATE INDEX "level_test_user" ON "level_test" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "review_log_at" ON "review_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "review_log_item" ON "review_log" USING btree ("user_id","kind","item_id","at");--> statement-breakpoint
CREATE INDEX "study_item_due" ON "study_item" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "study_item_topic" ON "study_item" USING btree ("user_id","topic","kind");--> statement-breakpoint
CREATE INDEX "study_item_failed" ON "study_item" USING btree ("user_id","last_failed_at","item_id") WHERE "study_item"."last_failed_at" is not null;--> statement-breakpoint
CREATE INDEX "study_time_to" ON "study_time" USING btree ("user_id","to");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_user_product" ON "cart_item" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "flash_offer_product" ON "flash_offer" USING btree ("product_id","ends_at");--> statement-breakpoint
CREATE INDEX "product_category_of" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_review_one" ON "product_review" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "product_review_user" ON "product_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_sale_product" ON "product_sale" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_sale_user" ON "product_sale" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "review_report_user" ON "review_report" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "success_reaction_user" ON "success_reaction" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "success_story_wall" ON "success_story" USING btree ("id") WHERE "success_story"."state" = 'published';--> statement-breakpoint
CREATE INDEX "success_story_state" ON "success_story" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "flashcard_topic" ON "flashcard" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "flashcard_article" ON "flashcard" USING btree (("reference"->>'law'),("reference"->>'article')) WHERE "flashcard"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "flashcard_search" ON "flashcard" USING gin ("search");--> statement-breakpoint
CREATE INDEX "plus_content_topic" ON "plus_content" USING btree ("topic","tier","id");--> statement-breakpoint
CREATE INDEX "term_topic" ON "term" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "voice_note_topic" ON "voice_note" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "correction_at" ON "correction" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "question_topic" ON "question" USING btree ("topic","kind","id");--> statement-breakpoint
CREATE INDEX "question_live" ON "question" USING btree ("kind","id") WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_updated" ON "question" USING btree ("kind","updated_at","id") WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_stem_key" ON "question" USING btree ("stem_key");--> statement-breakpoint
CREATE INDEX "question_law" ON "question" USING btree (("reference"->>'law'),"valid_on") WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_article" ON "question" USING btree (("reference"->>'law'),("reference"->>'article')) WHERE "question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "question_law_changed" ON "question" USING btree ("id") WHERE "question"."law_changed_on" is not null;--> statement-breakpoint
CREATE INDEX "question_retired" ON "question" USING btree ("kind") WHERE "question"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "question_search" ON "question" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "question_report_open" ON "question_report" USING btree ("question_id","user_id") WHERE "question_report"."status" = 'open';--> statement-breakpoint
CREATE INDEX "question_report_status" ON "question_report" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "question_report_user" ON "question_report" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "question_stat_failed" ON "question_stat" USING btree ("question_id") WHERE "question_stat"."answers" >= 30 and "question_stat"."errors" >= "question_stat"."answers" * 0.85::float8;--> statement-breakpoint
CREATE INDEX "reading_note_topic" ON "reading_note" USING btree ("user_id","topic","section","start");--> statement-breakpoint
CREATE INDEX "reading_note_article" ON "reading_note" USING btree ("user_id","article");--> statement-breakpoint
CREATE INDEX "reading_place_at" ON "reading_place" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_slug" ON "topic" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "topic_section_search" ON "topic_section" USING gin ("search");--> statement-breakpoint
CREATE INDEX "consent_user" ON "consent" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "fingerprint_age" ON "fingerprint" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tracked_event_user" ON "tracked_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "tracked_event_age" ON "tracked_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tracked_machine_age" ON "tracked_machine" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "user_image_user" ON "user_image" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_image_place" ON "user_image" USING btree ("place","place_id") WHERE "user_image"."place" is not null;--> statement-breakpoint
CREATE INDEX "user_image_unused" ON "user_image" USING btree ("created_at") WHERE "user_image"."place" is null;--> statement-breakpoint
CREATE INDEX "voice_guest_user" ON "voice_guest" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_member_once" ON "voice_member" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "voice_member_user" ON "voice_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_member_seen" ON "voice_member" USING btree ("seen_at") WHERE "voice_member"."state" in ('in', 'waiting');--> statement-breakpoint
CREATE INDEX "voice_message_room" ON "voice_message" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "voice_message_user" ON "voice_message" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_reminder_user" ON "voice_reminder" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_room_open" ON "voice_room" USING btree ("starts_at","id") WHERE "voice_room"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "voice_room_host" ON "voice_room" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_room_closed" ON "voice_room" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "calm_session_user" ON "calm_session" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "diary_entry_user" ON "diary_entry" USING btree ("user_id","day","id");
