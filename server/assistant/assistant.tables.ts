import { assistants } from '@atalaya/core/assistant/assistant';
import type { AssistantAnswer } from '@atalaya/core/assistant/assistant.contract';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** A user's question and its answer. */
export const assistantExchange = pgTable(
  'assistant_exchange',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    assistant: text({ enum: assistants }).notNull(),
    question: text().notNull(),
    answer: jsonb().$type<AssistantAnswer>().notNull(),
    askedAt: timestamptz('asked_at').notNull(),
  },
  (table) => [index('assistant_exchange_user').on(table.userId, table.assistant, table.id)],
);

/** Of the version before, which runs beside this one during an update: the next one drops it. */
export const assistantUse = pgTable(
  'assistant_use',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    answers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('assistant_use_day').on(table.day)],
);
