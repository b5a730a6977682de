import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** View counts, in a table of their own so that counting does not touch the text. */
export const blogView = pgTable('blog_view', {
  postId: integer('post_id').primaryKey(),
  views: integer().notNull(),
});

/** A like or a saved post, of a user or of a browser. */
export const blogMark = pgTable(
  'blog_mark',
  {
    /** The user's id, or the hash of the browser's cookie. */
    reader: text().notNull(),
    kind: text({ enum: ['like', 'save'] }).notNull(),
    postId: integer('post_id').notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Of a guest: the keyed hash of the post and the network. The likes of one network count as one. */
    network: text(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reader, table.kind, table.postId] }),
    index('blog_mark_post').on(table.postId, table.kind),
    index('blog_mark_user').on(table.userId),
  ],
);
