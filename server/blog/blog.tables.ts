import { blogCategories } from '@atalaya/core/syllabus/blog-categories';
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

export const blogAuthor = pgTable('blog_author', {
  id: text().primaryKey(),
  name: text().notNull(),
  role: text().notNull(),
  bio: text().notNull(),
  avatar: text().notNull(),
  ...contentColumns(),
});

/** An uploaded image; its bytes are in the file storage under `blog/`. */
export const blogImage = pgTable('blog_image', {
  name: text().primaryKey(),
  alt: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

export const blogPost = pgTable(
  'blog_post',
  {
    /** The number in its URL: `/blog/12`. */
    id: integer().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    category: text({ enum: blogCategories }).notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    /** No foreign key, because a post may be loaded before its author. */
    author: text().notNull(),
    date: date().notNull(),
    sticky: boolean().notNull(),
    image: text().notNull(),
    body: text().notNull(),
    /** Hidden until this moment; null once it has passed. */
    publishAt: timestamptz('publish_at'),
    ...contentColumns(),
  },
  (table) => [index('blog_post_date').on(table.date, table.id)],
);
