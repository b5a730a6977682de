import {
  type Attached,
  caseDecisions,
  caseKinds,
  caseStates,
  reportReasons,
} from '@atalaya/core/forum/moderation';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';
import { forumPost } from '../forum.tables';

/** Null if it is not about the forum. */
const postId = () => uuid('post_id').references(() => forumPost.id, { onDelete: 'cascade' });

/** Something reported and what was decided about it. */
export const forumCase = pgTable(
  'forum_case',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: caseKinds }).notNull().default('post'),
    /** The id of what was reported: of the post, or of a row of another feature. */
    subjectId: uuid('subject_id').notNull(),
    postId: postId(),
    /** What a report of something private brought along. */
    attached: jsonb().$type<Attached>(),
    /** The author; not a foreign key, as in the post. */
    authorId: uuid('author_id'),
    state: text({ enum: caseStates }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    /** Hidden by reports, before anybody had decided. */
    wasAutomatic: boolean('was_automatic').notNull().default(false),
    /** Why a post was held back before anybody saw it. */
    sign: text(),
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
      .on(table.subjectId)
      .where(sql`${table.state} in ('open', 'taken', 'appealed')`),
    index('forum_case_state').on(table.state, table.openedAt),
    index('forum_case_author').on(table.authorId),
  ],
);

/** One per user and thing. */
export const forumReport = pgTable(
  'forum_report',
  {
    id: uuid().primaryKey(),
    subjectId: uuid('subject_id').notNull(),
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
    uniqueIndex('forum_report_once').on(table.subjectId, table.userId),
    index('forum_report_user').on(table.userId, table.createdAt),
  ],
);

/** A notice of illegal content by somebody who may have no account. Kept for a year. */
export const forumNotice = pgTable(
  'forum_notice',
  {
    id: uuid().primaryKey(),
    postId: uuid('post_id')
      .notNull()
      .references(() => forumPost.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('forum_notice_post').on(table.postId),
    index('forum_notice_age').on(table.createdAt),
    index('forum_notice_email').on(sql`lower(${table.email})`),
  ],
);

/** Keeps somebody out of the community, once a second moderator has confirmed it. Its case has the same id as subject. */
export const forumBan = pgTable(
  'forum_ban',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Null: until it is lifted. */
    days: integer(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: timestamptz('proposed_at').notNull(),
    /** Null until it is confirmed. */
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    /** Rejected or lifted. */
    closedAt: timestamptz('closed_at'),
    /** Confirmed by its proposer, because there was no other moderator. */
    isAlone: boolean('is_alone').notNull().default(false),
  },
  (table) => [index('forum_ban_user').on(table.userId)],
);
