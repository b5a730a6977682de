import { grantKinds } from '@atalaya/core/auth/grants';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';
import { user } from './auth.tables';

/** Every right that an account has beyond its trial, and who gave it. A row is never deleted: it ends. */
export const accessGrant = pgTable(
  'access_grant',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({ enum: grantKinds }).notNull(),
    /** A topic's number, a document's name, a tier; empty where the kind says all. */
    subject: text().notNull(),
    /** Who gave it: `order:…`, `subscription:…`, `prize:…`, `admin`. */
    source: text().notNull(),
    /** Tells apart equal rights of one source; with the rest it makes giving twice harmless. */
    serial: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When it ends by itself; null: never. */
    expiresAt: timestamptz('expires_at'),
    /** A refund, an end of a subscription. */
    revokedAt: timestamptz('revoked_at'),
    /** For what is good once. */
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    uniqueIndex('access_grant_one').on(table.userId, table.source, table.kind, table.subject, table.serial),
    index('access_grant_source').on(table.source),
    index('access_grant_expiry').on(table.expiresAt),
  ],
);
