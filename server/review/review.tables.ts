import { studyGrades, studyItemKinds, studyOutcomes, studySources } from '@atalaya/core/review/study-answer';
import type { Letter } from '@atalaya/core/syllabus/letters';
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

/** Every answer ever given, once. What the rows below say can be made again from it. */
export const reviewLog = pgTable(
  'review_log',
  {
    userId: owner(),
    /** Made where the answer was given. Part of the key with the user: nobody's answer can hide another's. */
    id: uuid().notNull(),
    kind: text({ enum: studyItemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    outcome: text({ enum: studyOutcomes }).notNull(),
    grade: text({ enum: studyGrades }),
    at: timestamptz('at').notNull(),
    durationMs: integer('duration_ms'),
    source: text({ enum: studySources }).notNull(),
    /** The item had never been shown to this person: the only answers that say how an exam would go. */
    firstSight: boolean('first_sight').notNull(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('review_log_at').on(table.userId, table.at),
    index('review_log_item').on(table.userId, table.kind, table.itemId, table.at),
  ],
);

/** What one person has of one item: when it was seen, how it went last, and the memory that FSRS gives it. */
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
    /** Null while it has only been left blank. */
    stability: doublePrecision(),
    difficulty: doublePrecision(),
    reps: smallint().notNull(),
    lapses: smallint().notNull(),
    /** The last answer that counted for memory, which a blank does not. */
    reviewedOn: date('reviewed_on'),
    dueOn: date('due_on'),
    /** Put aside by the user, as leeches are. */
    suspended: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('study_item_due').on(table.userId, table.dueOn),
    index('study_item_topic').on(table.userId, table.topic, table.kind),
  ],
);

const tally = () => ({
  answers: integer().notNull(),
  right: integer().notNull(),
  wrong: integer().notNull(),
  durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
});

/** One person's day, as it is counted in Spain. */
export const studyDay = pgTable(
  'study_day',
  { userId: owner(), day: date().notNull(), ...tally() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** One person's answers in one topic. */
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

/** How often what someone has studied has changed: whatever was made from it with another count is out of date. */
export const studyChange = pgTable('study_change', {
  userId: owner().primaryKey(),
  count: integer().notNull(),
});

/** How an item goes with everyone who meets it for the first time (difficulty.ts, in the background). */
export const itemDifficulty = pgTable(
  'item_difficulty',
  {
    kind: text({ enum: studyItemKinds }).notNull(),
    itemId: text('item_id').notNull(),
    topic: smallint().notNull(),
    answers: integer().notNull(),
    right: integer().notNull(),
    /** How much easier than its topic it is, in knowledge (0 to 1), drawn towards none while few have answered. */
    ease: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId] })],
);

type LevelStep = {
  /** Of the answer, for the log. */
  id: string;
  itemId: string;
  topic: number;
  /** Null while it is on. */
  right: boolean | null;
  choice: Letter | null;
  at: string | null;
};

/** A visitor's level test: what was asked and answered, kept for the account that may follow. */
export const levelTest = pgTable(
  'level_test',
  {
    id: uuid().primaryKey(),
    /** The hash of a cookie that means nothing else. */
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
