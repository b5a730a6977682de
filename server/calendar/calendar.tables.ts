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

/** What a person's plan was made from, and the address of its feed. */
export const studyPlan = pgTable('study_plan', {
  userId: owner().primaryKey(),
  /** Names the plan's events in other programs, for as long as the account lives. */
  id: uuid().notNull(),
  /** Names the feed's address; a new one shuts the old. */
  feedId: uuid('feed_id').notNull().unique(),
  /** What the plan was made for: when any of it changes, it is made anew. */
  madeFor: text('made_for').notNull(),
  madeOn: date('made_on').notNull(),
  madeAt: timestamptz('made_at').notNull(),
  /** Pieces of missed days that found another place when it was made. */
  replaced: integer().notNull(),
  freeDays: date('free_days').array().notNull(),
});

/** A piece of work on a day (core/calendar/plan.ts). Past ones stay only if they were done. */
export const planEntry = pgTable(
  'plan_entry',
  {
    userId: owner().notNull(),
    key: text().notNull(),
    day: date().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    topic: smallint(),
    minutes: smallint().notNull(),
    /** Put there by hand. */
    moved: boolean().notNull(),
    doneOn: date('done_on'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('plan_entry_day').on(table.userId, table.day),
  ],
);
