import { mailStatuses } from '@atalaya/core/platform/mail-status';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** Every mail, sent or not: the outbox an admin can read, and the queue's memory. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    headers: jsonb().$type<Record<string, string>>(),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    fault: text(),
    createdAt: timestamptz('created_at').notNull(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    // Ascending, read backwards: `desc()` of an index puts nulls last, which no query here asks for.
    index('mail_created_at').on(table.createdAt, table.id),
    // Few at any time, and what an admin looks for.
    index('mail_unsent')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.status} in ('waiting', 'failed')`),
  ],
);
