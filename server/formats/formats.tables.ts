import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns } from '../content/content.tables';

export const pill = pgTable('pill', {
  id: text().primaryKey(),
  title: text().notNull(),
  topic: integer().notNull(),
  section: text().notNull(),
  idea: text().notNull(),
  example: text().notNull(),
  question: text().notNull(),
  takeaway: text().notNull(),
  validOn: date('valid_on', { mode: 'string' }).notNull(),
  ...contentColumns(),
});
