import {
  answerModes,
  type Competence,
  competences,
  dimensions,
  type Ratings,
} from '@atalaya/core/interview/competences';
import type { Question } from '@atalaya/core/interview/content.contract';
import { recordingStates, recordingTypes } from '@atalaya/core/interview/recording';
import type { Review } from '@atalaya/core/interview/review';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
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
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

/** From content/interview. */
export const interviewQuestion = pgTable('interview_question', {
  id: text().primaryKey(),
  competence: text({ enum: competences }).notNull(),
  question: text().notNull(),
  isSample: boolean('is_sample').notNull(),
  looksFor: text('looks_for').array().notNull(),
  followUps: text('follow_ups').array().notNull(),
  mistakes: text().array().notNull(),
  ...contentColumns(),
});

export const interviewRubric = pgTable('interview_rubric', {
  id: text({ enum: dimensions }).primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  low: text().notNull(),
  mid: text().notNull(),
  high: text().notNull(),
  ...contentColumns(),
});

export const interviewBiodata = pgTable('interview_biodata', {
  id: text().primaryKey(),
  topic: text().notNull(),
  prompt: text().notNull(),
  why: text().notNull(),
  ...contentColumns(),
});

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const interviewSession = pgTable(
  'interview_session',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    answerSeconds: smallint('answer_seconds').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    finishedAt: timestamptz('finished_at'),
  },
  (table) => [index('interview_session_user').on(table.userId, table.createdAt)],
);

/** The question as it was when asked, so that history does not change with the content. */
export type AskedQuestion = Omit<Question, 'isSample'> & { competence: Competence };

export const interviewAnswer = pgTable(
  'interview_answer',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    userId: owner(),
    position: smallint().notNull(),
    question: jsonb().$type<AskedQuestion>().notNull(),
    mode: text({ enum: answerModes }),
    seconds: smallint(),
    transcript: text().notNull().default(''),
    ratings: jsonb('marks').$type<Ratings>().notNull(),
    notes: text().notNull().default(''),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.position] }),
    index('interview_answer_user').on(table.userId, table.answeredAt),
  ],
);

/** A recording sent to review. Its bytes are in the file storage, a file per chunk. */
export const interviewRecording = pgTable(
  'interview_recording',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    sessionId: uuid('session_id').notNull(),
    position: smallint().notNull(),
    type: text({ enum: recordingTypes }).notNull(),
    bytes: integer().notNull(),
    /** Chunks stored so far. */
    chunks: smallint().notNull().default(0),
    /** Read from the file once it is complete. */
    seconds: smallint(),
    state: text({ enum: recordingStates }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    queuedAt: timestamptz('queued_at'),
    /** The admin; released when that account is erased. */
    claimedBy: uuid('claimed_by'),
    reviewedAt: timestamptz('reviewed_at'),
    review: jsonb().$type<Review>(),
    /** The review stays when the recording is deleted. */
    fileDeletedAt: timestamptz('file_deleted_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.sessionId, table.position],
      foreignColumns: [interviewAnswer.sessionId, interviewAnswer.position],
    }).onDelete('cascade'),
    uniqueIndex('interview_recording_answer').on(table.sessionId, table.position),
    index('interview_recording_user').on(table.userId),
    index('interview_recording_queue').on(table.queuedAt).where(sql`${table.state} in ('queued', 'claimed')`),
  ],
);
