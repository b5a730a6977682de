import { date, integer, jsonb, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** What was predicted for a person on a day: read by the campus home, and beside later mocks to see how it did. */
export const readinessDay = pgTable(
  'readiness_day',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** How many answers it was made from. */
    answers: integer().notNull(),
    expected: real().notNull(),
    low: real().notNull(),
    high: real().notNull(),
    /** What each topic is thought to give and how sure that is, topic 1 first. */
    topics: jsonb().$type<{ topic: number; mean: number; spread: number; answers: number }[]>().notNull(),
    /** Thousandths of a chance of passing, one for each past cut-off in their order. */
    passing: smallint().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What the campus home said when it was last asked, to be said again as long as everything it was made from stands. */
export const keptToday = pgTable('kept_today', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  day: date().notNull(),
  /** The account, the settings and the count of changes that it was made from (today.queries.ts). */
  madeFrom: text('made_from').notNull(),
  /** What could be asked, and the shape of the answer, when it was made. */
  stamp: text().notNull(),
  /** A trial that ends changes what its owner may see. */
  until: timestamptz('until'),
  answer: text().notNull(),
});
