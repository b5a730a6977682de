import { isNull } from 'drizzle-orm';
import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentColumns } from '../content/content.tables';

export const legalPage = pgTable(
  'legal_page',
  {
    /** Its first slug when it came from a file, a UUID when an admin made it. */
    id: text().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    /** Its place in the footer. */
    order: integer().notNull(),
    updated: date().notNull(),
    body: text().notNull(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex('legal_page_slug').on(table.slug).where(isNull(table.deletedAt))],
);
