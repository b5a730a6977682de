import { tiers } from '@atalaya/core/auth/user';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';
import { exam } from './exams.tables';

/** A mock that everyone takes in the same window, with the same questions. */
export const scheduledMock = pgTable(
  'scheduled_mock',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    intro: text(),
    opensAt: timestamptz('opens_at').notNull(),
    closesAt: timestamptz('closes_at').notNull(),
    questions: integer().notNull(),
    /** Empty: the official spread. */
    topics: smallint().array().notNull(),
    tier: text({ enum: tiers }).notNull(),
    /** Chosen when the first one enters: from then on they are everybody's. */
    questionIds: jsonb('question_ids').$type<string[]>(),
    /** When it was begun to tell students of it: that happens once. */
    announcedAt: timestamptz('announced_at'),
    ...contentColumns(),
  },
  (table) => [index('scheduled_mock_opens').on(table.opensAt)],
);

/** Who took part, with which exam: one attempt each. */
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
  ],
);
