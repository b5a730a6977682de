ALTER TABLE "exam_question" DROP CONSTRAINT "exam_question_exam_id_exam_id_fk";
--> statement-breakpoint
ALTER TABLE "review_log" DROP CONSTRAINT "review_log_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "study_item" DROP CONSTRAINT "study_item_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "study_topic" DROP CONSTRAINT "study_topic_user_id_user_id_fk";
--> statement-breakpoint
-- What a foreign key asks of every row, asked once for all rows of a statement: whose they are stays until they are in.
CREATE FUNCTION "users_of_rows_exist"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wanted uuid;
BEGIN
	FOR wanted IN SELECT DISTINCT user_id FROM added LOOP
		PERFORM FROM "user" WHERE id = wanted FOR KEY SHARE;
		IF NOT FOUND THEN
			RAISE foreign_key_violation USING MESSAGE = format('rows of "%s" for a user who does not exist', TG_TABLE_NAME), TABLE = TG_TABLE_NAME;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "exams_of_rows_exist"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wanted uuid;
BEGIN
	FOR wanted IN SELECT DISTINCT exam_id FROM added LOOP
		PERFORM FROM exam WHERE id = wanted FOR KEY SHARE;
		IF NOT FOUND THEN
			RAISE foreign_key_violation USING MESSAGE = format('rows of "%s" for an exam that does not exist', TG_TABLE_NAME), TABLE = TG_TABLE_NAME;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- And as the key they were inserted with is part of their name, no row changes hands.
CREATE FUNCTION "rows_keep_their_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE foreign_key_violation USING MESSAGE = format('a row of "%s" belongs to whom it belonged first', TG_TABLE_NAME), TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE FUNCTION "rows_go_with_their_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM review_log WHERE user_id = OLD.id;
	DELETE FROM study_item WHERE user_id = OLD.id;
	DELETE FROM study_topic WHERE user_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "rows_go_with_their_exam"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM exam_question WHERE exam_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "owners_exist" AFTER INSERT ON "review_log" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "users_of_rows_exist"();
--> statement-breakpoint
CREATE TRIGGER "owners_exist" AFTER INSERT ON "study_item" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "users_of_rows_exist"();
--> statement-breakpoint
CREATE TRIGGER "owners_exist" AFTER INSERT ON "study_topic" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "users_of_rows_exist"();
--> statement-breakpoint
CREATE TRIGGER "owners_exist" AFTER INSERT ON "exam_question" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "exams_of_rows_exist"();
--> statement-breakpoint
CREATE TRIGGER "owner_stays" BEFORE UPDATE OF "user_id" ON "review_log" FOR EACH ROW WHEN (NEW.user_id <> OLD.user_id) EXECUTE FUNCTION "rows_keep_their_owner"();
--> statement-breakpoint
CREATE TRIGGER "owner_stays" BEFORE UPDATE OF "user_id" ON "study_item" FOR EACH ROW WHEN (NEW.user_id <> OLD.user_id) EXECUTE FUNCTION "rows_keep_their_owner"();
--> statement-breakpoint
CREATE TRIGGER "owner_stays" BEFORE UPDATE OF "user_id" ON "study_topic" FOR EACH ROW WHEN (NEW.user_id <> OLD.user_id) EXECUTE FUNCTION "rows_keep_their_owner"();
--> statement-breakpoint
CREATE TRIGGER "owner_stays" BEFORE UPDATE OF "exam_id" ON "exam_question" FOR EACH ROW WHEN (NEW.exam_id <> OLD.exam_id) EXECUTE FUNCTION "rows_keep_their_owner"();
--> statement-breakpoint
CREATE TRIGGER "what_is_theirs_goes" AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION "rows_go_with_their_user"();
--> statement-breakpoint
CREATE TRIGGER "what_is_its_own_goes" AFTER DELETE ON "exam" FOR EACH ROW EXECUTE FUNCTION "rows_go_with_their_exam"();
