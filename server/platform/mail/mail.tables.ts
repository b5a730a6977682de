import { mailStatuses } from '@atalaya/core/platform/mail-status';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** The outbox: every email, sent or not, readable by admins. */
export const mail = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Only until it is sent: the text says the same. */
    html: text(),
    /** The mailing that this email belongs to, if any. */
    batch: uuid(),
    /** The account or message that it tells somebody else about. */
    about: uuid(),
    headers: jsonb().$type<Record<string, string>>(),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    fault: text(),
    createdAt: timestamptz('created_at').notNull(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    // Ascending and scanned backwards: `desc()` would put nulls last, which no query here orders by.
    index('mail_created_at').on(table.createdAt, table.id),
    // Partial, because few rows are unsent at any time.
    index('mail_unsent')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.status} in ('waiting', 'failed')`),
    index('mail_about').on(table.about).where(sql`${table.about} is not null`),
    index('mail_recipient').on(table.recipient),
    index('mail_batch').on(table.batch, table.status).where(sql`${table.batch} is not null`),
  ],
);
