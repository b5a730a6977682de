ALTER TABLE "notice" ADD COLUMN "about" uuid;
