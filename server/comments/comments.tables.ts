import { commentStates } from '@atalaya/core/comments/comments';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** Comments on posts, for which the table was made, and on questions. */
export const comment = pgTable(
  'blog_comment',
  {
    id: uuid().primaryKey(),
    /** Either the post or the question is set. */
    postId: integer('post_id'),
    questionId: text('question_id'),
    /** The title of the post or the text of the question when it was written. */
    subjectName: text('subject_name').notNull().default(''),
    /** The parent comment; replies have no replies. */
    parentId: uuid('parent_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Whether the author was staff at that time. */
    staff: boolean().notNull(),
    body: text().notNull(),
    state: text({ enum: commentStates }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('blog_comment_post').on(table.postId, table.state, table.createdAt),
    index('blog_comment_question').on(table.questionId, table.state, table.createdAt),
    index('blog_comment_parent').on(table.parentId),
    index('blog_comment_user').on(table.userId, table.createdAt),
    index('blog_comment_state').on(table.state, table.createdAt),
    check('blog_comment_subject', sql`(${table.postId} is null) <> (${table.questionId} is null)`),
  ],
);

/** One per user and comment. */
export const commentReport = pgTable(
  'comment_report',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_report_user').on(table.userId),
  ],
);
