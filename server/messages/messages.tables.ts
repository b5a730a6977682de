import { boxes, messageRemovals, threadStates } from '@atalaya/core/messages/messages';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { tsvector } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

/** A conversation of two. Their ids are not foreign keys: it stays for the other one when an account goes. */
export const messageThread = pgTable(
  'message_thread',
  {
    id: uuid().primaryKey(),
    /** The smaller and the larger id of the two. */
    lowId: uuid('low_id'),
    highId: uuid('high_id'),
    startedBy: uuid('started_by'),
    state: text({ enum: threadStates }).notNull(),
    /** Messages are numbered without gaps. */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: timestamptz('last_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('message_thread_pair').on(table.lowId, table.highId),
    index('message_thread_started').on(table.startedBy, table.createdAt),
    index('message_thread_idle').on(table.lastAt),
  ],
);

const threadId = () =>
  uuid('thread_id')
    .notNull()
    .references(() => messageThread.id, { onDelete: 'cascade' });

/** One side of a conversation: how far it was delivered and read, without a row per message. */
export const messageMember = pgTable(
  'message_member',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    threadId: threadId(),
    otherId: uuid('other_id'),
    /** Where it is listed; null: nowhere. */
    box: text({ enum: boxes }),
    delivered: integer().notNull().default(0),
    lastRead: integer('last_read').notNull().default(0),
    /** Rollup of the other person's messages after `lastRead`. */
    unread: integer().notNull().default(0),
    /** Deleted for this person up to here. */
    clearedTo: integer('cleared_to').notNull().default(0),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.threadId] }),
    index('message_member_thread').on(table.threadId),
    index('message_member_list').on(table.userId, table.box, table.lastAt, table.threadId),
    index('message_member_unread').on(table.userId).where(sql`${table.unread} > 0`),
  ],
);

export const message = pgTable(
  'message',
  {
    /** Made by the sender, so that it is stored once. */
    id: uuid().primaryKey(),
    threadId: threadId(),
    number: integer().notNull(),
    authorId: uuid('author_id'),
    body: text().notNull(),
    /** The name of an uploaded image, and what it shows. */
    image: text(),
    imageAlt: text('image_alt').notNull().default(''),
    removal: text({ enum: messageRemovals }),
    /** A report has brought it along: moderators see its image. */
    isAttached: boolean('is_attached').notNull().default(false),
    isHiddenForAuthor: boolean('is_hidden_for_author').notNull().default(false),
    isHiddenForOther: boolean('is_hidden_for_other').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('es_unaccent', "body")`),
  },
  (table) => [
    uniqueIndex('message_number').on(table.threadId, table.number),
    index('message_author').on(table.authorId, table.createdAt),
    index('message_hidden').on(table.id).where(sql`${table.isHiddenForAuthor} and ${table.isHiddenForOther}`),
  ],
);

/** Those who have changed something. */
export const messageSetting = pgTable('message_setting', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  readMarks: boolean('read_marks').notNull(),
  typing: boolean().notNull(),
  requests: boolean().notNull(),
});
