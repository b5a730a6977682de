import type { HandlerResult } from '@atalaya/core/platform/endpoint';
import type { readToday } from '@atalaya/core/progress/progress.contract';
import { date, integer, jsonb, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';

/** Daily predictions, shown on the campus home and later compared with mocks. */
export const readinessDay = pgTable(
  'readiness_day',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** The number of answers it is based on. */
    answers: integer().notNull(),
    expected: real().notNull(),
    low: real().notNull(),
    high: real().notNull(),
    /** Expected share and uncertainty per topic, from topic 1. */
    topics: jsonb().$type<{ topic: number; mean: number; spread: number; answers: number }[]>().notNull(),
    /** Pass probability in thousandths, one per past cut-off. */
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

/** A rest day that protects the streak. Whether it was used follows from the days studied (core/progress/streak.ts). */
export const streakRestDay = pgTable(
  'streak_rest_day',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** The day in Spain on which it was obtained: the first one that it can cover. */
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
