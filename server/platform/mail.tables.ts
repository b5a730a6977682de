import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every mail, sent or not: the outbox an admin can read, and the queue's memory. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    headers: jsonb().$type<Record<string, string>>(),
    status: text({ enum: ['waiting', 'sent', 'failed', 'kept'] })
      .notNull()
      .default('waiting'),
    fault: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mail_created_at').on(table.createdAt.desc())],
);
