import { events, officialTables } from '@atalaya/core/fitness/events';
import { places, timings } from '@atalaya/core/fitness/results';
import { injuryAreas } from '@atalaya/core/fitness/training/injuries';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const owner = () => uuid('user_id').references(() => user.id, { onDelete: 'cascade' });

/** What a user chose: the table of the results and the inputs of the plan. */
export const fitnessSettings = pgTable('fitness_settings', {
  userId: owner().primaryKey(),
  officialTable: text('official_table', { enum: officialTables }),
  /** Own date of the physical tests; null follows the date of the study plan. */
  examDate: date('exam_date'),
  /** Weekdays of training, 0 is Monday; null without a plan. */
  trainingDays: smallint('training_days').array(),
  startedOn: date('started_on'),
  /** When the health questions were answered. The answers are not stored. */
  checkedOn: date('checked_on'),
  /** The explicit consent to store health data; null without it. */
  healthConsentAt: timestamptz('health_consent_at'),
});

export const fitnessResult = pgTable(
  'fitness_mark',
  {
    id: uuid().primaryKey(),
    userId: owner().notNull(),
    event: text({ enum: events }).notNull(),
    value: integer().notNull(),
    day: date().notNull(),
    place: text({ enum: places }),
    timing: text({ enum: timings }),
    note: text().notNull(),
  },
  (table) => [index('fitness_mark_user').on(table.userId, table.day)],
);

export const trainingLog = pgTable(
  'training_log',
  {
    id: uuid().primaryKey(),
    userId: owner().notNull(),
    day: date().notNull(),
    /** The session of the plan that it completes. */
    sessionKey: text('session_key'),
    minutes: smallint().notNull(),
    /** Perceived effort, 1 to 10; null for an imported run until the user adds it. */
    effort: smallint(),
    metres: integer(),
    seconds: integer(),
    note: text().notNull(),
    /** Health data: only with consent. */
    sleepHalfHours: smallint('sleep_half_hours'),
    pain: smallint(),
    /** Start of an imported run, so that a file is taken once. */
    importedStart: timestamptz('imported_start'),
  },
  (table) => [
    index('training_log_user').on(table.userId, table.day),
    uniqueIndex('training_log_import')
      .on(table.userId, table.importedStart)
      .where(sql`${table.importedStart} is not null`),
  ],
);

/** Health data: only with consent. */
export const trainingInjury = pgTable(
  'training_injury',
  {
    id: uuid().primaryKey(),
    userId: owner().notNull(),
    area: text({ enum: injuryAreas }).notNull(),
    fromDay: date('from_day').notNull(),
    /** Null while it lasts. */
    toDay: date('to_day'),
  },
  (table) => [index('training_injury_user').on(table.userId)],
);
