import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Only figures that were edited; the others have the defaults of core/store/figures.ts. */
export const siteFigure = pgTable('site_figure', {
  id: text().primaryKey(),
  value: text().notNull(),
  of: text('of_what').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});
