import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** The keys that seal what this database stores, each wrapped with `APP_SECRET`, which is in no table and no backup. */
export const wrappedKey = pgTable('wrapped_key', {
  id: uuid().primaryKey(),
  wrapped: text().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
