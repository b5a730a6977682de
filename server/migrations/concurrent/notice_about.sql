CREATE INDEX CONCURRENTLY "notice_about" ON "notice" USING btree ("about") WHERE "notice"."about" is not null;
