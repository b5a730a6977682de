import { answerKeys } from '@atalaya/core/syllabus/questions/question-text';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How many users chose each alternative of a version with their first answer. */
export const questionChoice = pgTable(
  'question_choice',
  {
    questionId: text('question_id').notNull(),
    version: integer().notNull(),
    choice: text({ enum: answerKeys }).notNull(),
    answers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version, table.choice] })],
);
