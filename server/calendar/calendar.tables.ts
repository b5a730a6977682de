import { entryKinds } from '@atalaya/core/calendar/plan';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const owner = () => uuid('user_id').references(() => user.id, { onDelete: 'cascade' });

/** The inputs of a user's plan and the id of its feed. */
export const studyPlan = pgTable('study_plan', {
  userId: owner().primaryKey(),
  /** Part of the event ids in other calendars, stable for the account's lifetime. */
  id: uuid().notNull(),
  /** Part of the feed's URL; renewing it invalidates the old one. */
  feedId: uuid('feed_id').notNull().unique(),
  /** The inputs it was computed from: when they change, it is recomputed. */
  madeFor: text('made_for').notNull(),
  madeOn: date('made_on').notNull(),
  madeAt: timestamptz('made_at').notNull(),
  /** Entries of missed days that were rescheduled. */
  replaced: integer().notNull(),
  freeDays: date('free_days').array().notNull(),
});

/** A plan entry (core/calendar/plan.ts). Past ones are kept only if done. */
export const planEntry = pgTable(
  'plan_entry',
  {
    userId: owner().notNull(),
    key: text().notNull(),
    day: date().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    topic: smallint(),
    minutes: smallint().notNull(),
    /** Moved by hand. */
    moved: boolean().notNull(),
    doneOn: date('done_on'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('plan_entry_day').on(table.userId, table.day),
  ],
);
