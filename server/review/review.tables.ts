import { studyGrades, studyItemKinds, studyOutcomes, studySources } from '@atalaya/core/review/study-answer';
import { studyTimeKinds } from '@atalaya/core/review/study-time';
import type { Letter } from '@atalaya/core/syllabus/questions/letters';
import { answerKeys } from '@atalaya/core/syllabus/questions/question-text';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Every answer, once. The tables below can be recomputed from it. */
export const reviewLog = pgTable(
  'review_log',
  {
    userId: owner(),
    /** Created by the device. The user is part of the key, so that ids of different users cannot collide. */
    id: uuid().notNull(),
    kind: text({ enum: studyItemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    outcome: text({ enum: studyOutcomes }).notNull(),
    grade: text({ enum: studyGrades }),
    at: timestamptz('at').notNull(),
    durationMs: integer('duration_ms'),
    source: text({ enum: studySources }).notNull(),
    /** First answer to this item: only these predict an exam. */
    firstSight: boolean('first_sight').notNull(),
    /** Null for flashcards, blanks and answers of before it was stored. */
    choice: text({ enum: answerKeys }),
    version: integer(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('review_log_at').on(table.userId, table.at),
    index('review_log_item').on(table.userId, table.kind, table.itemId, table.at),
  ],
);

/** A user's state of an item: last answer and FSRS memory. */
export const studyItem = pgTable(
  'study_item',
  {
    userId: owner(),
    kind: text({ enum: studyItemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    firstAt: timestamptz('first_at').notNull(),
    lastAt: timestamptz('last_at').notNull(),
    lastOutcome: text('last_outcome', { enum: studyOutcomes }).notNull(),
    /** Null while it was only left blank. */
    stability: doublePrecision(),
    difficulty: doublePrecision(),
    reps: smallint().notNull(),
    lapses: smallint().notNull(),
    /** The last answer that counted for memory; blanks do not. */
    reviewedOn: date('reviewed_on'),
    dueOn: date('due_on'),
    /** Suspended by the user, as leeches are. */
    suspended: boolean().notNull().default(false),
    /** Wrong answers ever; a reset of the memory keeps them. */
    failures: integer().notNull().default(0),
    lastFailedAt: timestamptz('last_failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('study_item_due').on(table.userId, table.dueOn),
    index('study_item_topic').on(table.userId, table.topic, table.kind),
    index('study_item_failed')
      .on(table.userId, table.lastFailedAt, table.itemId)
      .where(sql`${table.lastFailedAt} is not null`),
  ],
);

const tally = () => ({
  answers: integer().notNull(),
  right: integer().notNull(),
  wrong: integer().notNull(),
  durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
});

/** A day in Spain. */
export const studyDay = pgTable(
  'study_day',
  {
    userId: owner(),
    day: date().notNull(),
    ...tally(),
    /** Answers before eight in the morning. */
    early: integer().notNull().default(0),
    /** Answers to questions and true or false. */
    questions: integer().notNull().default(0),
    /** Answers to what had been seen before. */
    reviews: integer().notNull().default(0),
    /** Time studied without answers (study-time.ts). */
    roomMs: bigint('room_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Time studied without answers, by day. The id comes from the feature that measured it. */
export const studyTime = pgTable(
  'study_time',
  {
    userId: owner(),
    id: uuid().notNull(),
    day: date().notNull(),
    kind: text({ enum: studyTimeKinds }).notNull(),
    from: timestamptz('from').notNull(),
    to: timestamptz('to').notNull(),
    /** What of it counts: see study-time.ts. */
    ms: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id, table.day] }),
    index('study_time_to').on(table.userId, table.to),
  ],
);

/** A user's answers in a topic. */
export const studyTopic = pgTable(
  'study_topic',
  {
    userId: owner(),
    topic: smallint().notNull(),
    ...tally(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

/** The newest answer that a device has sent: it sends none from long before (core/review/answered-at.ts). */
export const studySent = pgTable(
  'study_sent',
  {
    userId: owner(),
    deviceId: text('device_id').notNull(),
    newestAt: timestamptz('newest_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] })],
);

/** The user's study version: caches with another version are outdated. */
export const studyChange = pgTable('study_change', {
  userId: owner().primaryKey(),
  count: integer().notNull(),
});

/** Difficulty from everyone's first answers (difficulty.ts). */
export const itemDifficulty = pgTable(
  'item_difficulty',
  {
    kind: text({ enum: studyItemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    answers: integer().notNull(),
    right: integer().notNull(),
    /** Ease relative to its topic, from 0 to 1, shrunk towards zero with few answers. */
    ease: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

type LevelStep = {
  /** The id of the answer in the log. */
  id: string;
  itemId: string;
  topic: number;
  /** Null while it is open. */
  right: boolean | null;
  choice: Letter | null;
  at: string | null;
};

/** A visitor's level test, kept for a later account. */
export const levelTest = pgTable(
  'level_test',
  {
    id: uuid().primaryKey(),
    /** The hash of the guest cookie. */
    guestId: text('guest_id').notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    steps: jsonb().$type<LevelStep[]>().notNull(),
  },
  (table) => [
    index('level_test_guest').on(table.guestId, table.startedAt),
    index('level_test_user').on(table.userId, table.startedAt),
  ],
);
