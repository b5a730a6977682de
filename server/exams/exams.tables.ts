import { examKinds, examModes, examStates, questionKinds } from '@atalaya/core/exams/exam';
import { answerKeys } from '@atalaya/core/syllabus/questions/question-text';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';
import { correction, question } from '../syllabus/question.tables';

export const exam = pgTable(
  'exam',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({ enum: examKinds }).notNull(),
    mode: text({ enum: examModes }).notNull(),
    state: text({ enum: examStates }).notNull(),
    title: text().notNull(),
    questionKind: text('question_kind', { enum: questionKinds }).notNull(),
    /** Chosen when built; their versions are frozen at the start. */
    questionIds: jsonb('question_ids').$type<string[]>().notNull(),
    questions: integer().notNull(),
    /** 0: no limit. */
    limitSeconds: integer('limit_seconds').notNull(),
    /** The exam that everybody gets with the same questions, see compare/papers.ts. Null for one's own selection. */
    paper: text(),
    createdAt: timestamptz('created_at').notNull(),
    /** A mock to be taken without network: its questions were frozen then. */
    downloadedAt: timestamptz('downloaded_at'),
    startedAt: timestamptz('started_at'),
    deadlineAt: timestamptz('deadline_at'),
    /** When the closing job checks it; null when there is nothing to check. */
    checkAt: timestamptz('check_at'),
    finishedAt: timestamptz('finished_at'),
    finishedBy: text('finished_by', { enum: ['student', 'clock'] }),
    /** A mock with one of its questions began after it was built (paper.ts): its answers are looked at one by one. */
    meetsMock: boolean('meets_mock').notNull().default(false),
    /** When the answers were first shown: later changes cannot count. */
    shownAt: timestamptz('shown_at'),
    hits: integer(),
    errors: integer(),
    blanks: integer(),
    /** Questions that do not count for the score. */
    annulled: integer().notNull().default(0),
  },
  (table) => [
    index('exam_user').on(table.userId, table.startedAt, table.id),
    // Prevents two running mocks, also in a race.
    uniqueIndex('exam_one_mock')
      .on(table.userId)
      .where(sql`${table.kind} = 'mock' and ${table.state} = 'running'`),
    uniqueIndex('exam_one_download')
      .on(table.userId)
      .where(sql`${table.downloadedAt} is not null and ${table.state} = 'built'`),
    index('exam_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index('exam_built').on(table.createdAt).where(sql`${table.state} = 'built'`),
  ],
);

/** A question of an attempt: the version asked and the current answer. */
export const examQuestion = pgTable(
  'exam_question',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => exam.id, { onDelete: 'cascade' }),
    /** The owner again, so that the rows of a user can live together on one shard. */
    userId: uuid('user_id'),
    position: smallint().notNull(),
    questionId: text('question_id').notNull(),
    version: integer().notNull(),
    topic: smallint().notNull(),
    /** The key it is graded by, in the letters of its version; corrections change it. */
    key: text({ enum: answerKeys }).notNull(),
    annulled: boolean().notNull().default(false),
    choice: text({ enum: answerKeys }),
    /** The number of changes, for optimistic concurrency. */
    sequence: integer().notNull().default(0),
    /** The key of the last change, created by the device. */
    changeKey: uuid('change_key'),
    flagged: boolean('marked').notNull().default(false),
    seenAt: timestamptz('seen_at'),
    answeredAt: timestamptz('answered_at'),
    spentMs: integer('spent_ms').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.position] }),
    // Finds the attempts that a corrected key affects.
    index('exam_question_version').on(table.questionId, table.version),
  ],
);

/** Questions flagged by a user, over all exams. */
export const questionFlag = pgTable(
  'question_mark',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    flaggedAt: timestamptz('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** A user's private note on a question. */
export const questionNote = pgTable(
  'question_note',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** The counts before and after a correction. */
export const examRegrade = pgTable(
  'exam_regrade',
  {
    examId: uuid('exam_id')
      .notNull()
      .references(() => exam.id, { onDelete: 'cascade' }),
    /** The owner again, so that the rows of a user can live together on one shard. */
    userId: uuid('user_id'),
    correctionId: uuid('correction_id')
      .notNull()
      .references(() => correction.id),
    position: smallint().notNull(),
    /** Null while the question is annulled. */
    oldKey: text('old_key', { enum: answerKeys }),
    newKey: text('new_key', { enum: answerKeys }),
    oldHits: integer('old_hits').notNull(),
    oldErrors: integer('old_errors').notNull(),
    newHits: integer('new_hits').notNull(),
    newErrors: integer('new_errors').notNull(),
    oldAnnulled: integer('old_annulled').notNull().default(0),
    newAnnulled: integer('new_annulled').notNull().default(0),
    reason: text().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.correctionId] })],
);
