import type { HandlerResult } from '@atalaya/core/platform/endpoint';
import type { readToday } from '@atalaya/core/progress/progress.contract';
import { date, integer, jsonb, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';

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

export type Today = HandlerResult<typeof readToday>;

/** The campus home as it was last computed, and the version of what it was computed from (today-cache.ts). */
export const todayCache = pgTable('today_cache', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  version: text().notNull(),
  answer: jsonb().$type<Today>().notNull(),
});
