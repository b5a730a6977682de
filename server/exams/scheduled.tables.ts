import { tiers } from '@atalaya/core/auth/user';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';
import { exam } from './exams.tables';

export const scheduledMock = pgTable(
  'scheduled_mock',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    intro: text(),
    opensAt: timestamptz('opens_at').notNull(),
    closesAt: timestamptz('closes_at').notNull(),
    questions: integer().notNull(),
    /** Empty: the official distribution. */
    topics: smallint().array().notNull(),
    tier: text({ enum: tiers }).notNull(),
    /** Chosen when the first student enters, then the same for all. */
    questionIds: jsonb('question_ids').$type<string[]>(),
    /** Published by a job each Monday; open the whole week, so it is not an appointment in the calendar. */
    weekly: boolean().notNull().default(false),
    /** When the announcement started; it happens once. */
    announcedAt: timestamptz('announced_at'),
    ...contentColumns(),
  },
  (table) => [index('scheduled_mock_opens').on(table.opensAt)],
);

/** One attempt per student. */
export const scheduledAttempt = pgTable(
  'scheduled_attempt',
  {
    mockId: text('mock_id')
      .notNull()
      .references(() => scheduledMock.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exam.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.mockId, table.userId] }),
    index('scheduled_attempt_exam').on(table.examId),
    index('scheduled_attempt_user').on(table.userId),
  ],
);
