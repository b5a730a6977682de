import { mailingAudiences, mailingStates } from '@atalaya/core/contact/mailings';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

/** A newsletter or another email to many. Only a draft is edited. */
export const mailing = pgTable(
  'mailing',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    preheader: text().notNull(),
    body: text().notNull(),
    audience: text({ enum: mailingAudiences }).notNull(),
    state: text({ enum: mailingStates }).notNull(),
    scheduledAt: timestamptz('scheduled_at'),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    /** The last member of the audience that was handled; the next batch begins after it. */
    cursor: uuid(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('mailing_updated').on(table.updatedAt, table.id),
    index('mailing_open').on(table.state).where(sql`${table.state} in ('scheduled', 'sending')`),
  ],
);

/** Who got which mailing: one row for each, so that nobody gets it twice. The id is in the unsubscribe link. */
export const mailingRecipient = pgTable(
  'mailing_recipient',
  {
    id: uuid().primaryKey(),
    mailingId: uuid('mailing_id')
      .notNull()
      .references(() => mailing.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscriber.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    unsubscribedAt: timestamptz('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('mailing_recipient_once').on(table.email, table.mailingId),
    index('mailing_recipient_mailing').on(table.mailingId),
    index('mailing_recipient_subscriber').on(table.subscriberId),
    index('mailing_recipient_user').on(table.userId),
  ],
);
