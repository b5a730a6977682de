import { date, index, integer, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { exam } from '../exams/exams.tables';
import { timestamptz } from '../platform/columns';

// Rollups for the statistics page, computed in the background (statistics.ts).

/** When the rollups were last computed. */
export const statisticsRun = pgTable('statistics_run', {
  id: smallint().primaryKey(),
  at: timestamptz('at').notNull(),
});

export const usageDay = pgTable('usage_day', {
  day: date().primaryKey(),
  students: integer().notNull(),
  /** Distinct students of the seven days that end with this one. */
  weekStudents: integer('week_students').notNull().default(0),
  answers: integer().notNull(),
  right: integer().notNull(),
  minutes: integer().notNull(),
  exams: integer().notNull(),
  newUsers: integer('new_users').notNull(),
});

/** By Monday. */
export const usageWeek = pgTable('usage_week', {
  monday: date().primaryKey(),
  students: integer().notNull(),
});

/** Retention: of those who joined in a week, how many studied N weeks later. */
export const cohortWeek = pgTable(
  'cohort_week',
  {
    joined: date().notNull(),
    week: smallint().notNull(),
    students: integer().notNull(),
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.joined, table.week] })],
);

/** Discrimination: the correlation of first answers with the candidates' level. */
export const questionQuality = pgTable('question_quality', {
  questionId: text('question_id').primaryKey(),
  topic: smallint().notNull(),
  answers: integer().notNull(),
  right: integer().notNull(),
  discrimination: real(),
});

/** Candidates expected at each tenth of a point. */
export const expectedSpread = pgTable('expected_spread', {
  tenth: smallint().primaryKey(),
  candidates: integer().notNull(),
});

/** A full mock with its earlier prediction. */
export const predictionCheck = pgTable(
  'prediction_check',
  {
    examId: uuid('exam_id')
      .primaryKey()
      .references(() => exam.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    predictedOn: date('predicted_on').notNull(),
    expected: real().notNull(),
    low: real().notNull(),
    high: real().notNull(),
    score: real('mark').notNull(),
  },
  (table) => [index('prediction_check_user').on(table.userId)],
);
