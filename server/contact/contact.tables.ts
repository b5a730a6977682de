import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** Messages of the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    /** The signed-in author, if any. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    state: text({ enum: ['new', 'answered', 'closed'] }).notNull(),
    isSuspect: boolean('is_suspect').notNull(),
    reply: text(),
    repliedAt: timestamptz('replied_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('contact_message_created').on(table.createdAt),
    index('contact_message_email').on(table.email, table.createdAt),
    index('contact_message_user').on(table.userId),
  ],
);

/** Newsletter subscribers; emails are sent only after confirmation. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    state: text({ enum: ['pending', 'active', 'gone'] }).notNull(),
    /** Hash of the token in the latest confirmation email. */
    tokenHash: text('token_hash'),
    askedAt: timestamptz('asked_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    confirmedAt: timestamptz('confirmed_at'),
    leftAt: timestamptz('left_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscriber_email').on(table.email),
    index('newsletter_subscriber_token').on(table.tokenHash),
    index('newsletter_subscriber_state').on(table.state, table.id),
  ],
);

export const newsletterIssue = pgTable('newsletter_issue', {
  id: uuid().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  emailCount: integer('letters').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  sentAt: timestamptz('sent_at'),
});

/** Which subscriber has received which issue, so that a repeated job sends nothing twice. */
export const newsletterDelivery = pgTable(
  'newsletter_delivery',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.subscriberId] })],
);
