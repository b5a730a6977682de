import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

/** How far a user has come in a tour. */
export const tutorialProgress = pgTable(
  'tutorial_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tour: text().notNull(),
    /** Where it was left, from 0. */
    step: integer().notNull(),
    doneAt: timestamptz('done_at'),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tour] })],
);
