import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** What was used of an allowance in its running window. The key is a keyed hash, so no personal data is stored. */
export const allowanceUse = pgTable(
  'allowance_use',
  {
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (table) => [index('allowance_use_end').on(table.endsAt)],
);
