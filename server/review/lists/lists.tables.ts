import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';
import { question } from '../../syllabus/question.tables';

/** A user's named list of questions. */
export const questionList = pgTable(
  'question_list',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('question_list_name').on(table.userId, sql`lower(${table.name})`)],
);

export const questionListItem = pgTable(
  'question_list_item',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => questionList.id, { onDelete: 'cascade' }),
    /** The owner again, so that the rows of a user can live together on one shard. */
    userId: uuid('user_id'),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    addedAt: timestamptz('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.questionId] }),
    index('question_list_item_order').on(table.listId, table.addedAt, table.questionId),
    index('question_list_item_question').on(table.questionId),
  ],
);
