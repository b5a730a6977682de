import { caseDecisions, caseStates, reportReasons } from '@atalaya/core/forum/moderation';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';
import { forumPost } from './forum.tables';

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => forumPost.id, { onDelete: 'cascade' });

/** A reported post and what was decided about it. */
export const forumCase = pgTable(
  'forum_case',
  {
    id: uuid().primaryKey(),
    postId: postId(),
    /** The author of the post; not a foreign key, as in the post. */
    authorId: uuid('author_id'),
    state: text({ enum: caseStates }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    /** Hidden by reports, before anybody had decided. */
    wasAutomatic: boolean('was_automatic').notNull().default(false),
    takenBy: uuid('taken_by'),
    decision: text({ enum: caseDecisions }),
    statement: text().notNull().default(''),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamptz('decided_at'),
    appeal: text(),
    appealedAt: timestamptz('appealed_at'),
    /** The reasons of the second decision. */
    outcome: text(),
    openedAt: timestamptz('opened_at').notNull(),
  },
  (table) => [
    uniqueIndex('forum_case_current')
      .on(table.postId)
      .where(sql`${table.state} in ('open', 'taken', 'appealed')`),
    index('forum_case_state').on(table.state, table.openedAt),
    index('forum_case_author').on(table.authorId),
  ],
);

/** One per user and post. */
export const forumReport = pgTable(
  'forum_report',
  {
    id: uuid().primaryKey(),
    postId: postId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    isTrusted: boolean('is_trusted').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('forum_report_once').on(table.postId, table.userId),
    index('forum_report_user').on(table.userId, table.createdAt),
  ],
);
