import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** An image that a user has uploaded. Until a text uses it, only its owner sees it. */
export const userImage = pgTable(
  'user_image',
  {
    /** In its address: random, with the size. */
    name: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** The kind of text that uses it (imageJudges), and which one. */
    place: text(),
    placeId: text('place_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('user_image_user').on(table.userId, table.createdAt),
    index('user_image_place').on(table.place, table.placeId).where(sql`${table.place} is not null`),
    index('user_image_unused').on(table.createdAt).where(sql`${table.place} is null`),
  ],
);
