import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';
import { exam } from '../exams.tables';

/** The first finished attempt of each user at an exam that is the same for all. */
export const paperResult = pgTable(
  'paper_result',
  {
    paper: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    examId: uuid('exam_id')
      .notNull()
      .references(() => exam.id, { onDelete: 'cascade' }),
    /** In ten-thousandths of a point. */
    score: integer('mark').notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paper, table.userId] }),
    index('paper_result_best').on(table.paper, table.score.desc(), table.finishedAt),
    index('paper_result_exam').on(table.examId),
    index('paper_result_user').on(table.userId),
  ],
);

/** Rollup of paper_result: how many people have each score. It names nobody and stays when an account is deleted. */
export const paperScore = pgTable(
  'paper_mark',
  { paper: text().notNull(), score: integer('mark').notNull(), takers: integer().notNull() },
  (table) => [primaryKey({ columns: [table.paper, table.score] })],
);

export const rankingProfile = pgTable(
  'ranking_profile',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    pseudonym: text().notNull(),
    isCompared: boolean('is_compared').notNull().default(true),
  },
  (table) => [uniqueIndex('ranking_profile_pseudonym').on(sql`lower(${table.pseudonym})`)],
);
