import { grantKinds } from '@atalaya/core/auth/grants';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';
import { user } from './auth.tables';

/** Every right an account has beyond its trial. Rows are never deleted; they expire or are revoked. */
export const accessGrant = pgTable(
  'access_grant',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({ enum: grantKinds }).notNull(),
    /** Topic number, document name or tier; empty where the kind needs none. */
    subject: text().notNull(),
    /** `order:…`, `subscription:…`, `prize:…` or `admin`. */
    source: text().notNull(),
    /** Why an admin gave it. */
    note: text(),
    /** Numbers equal rights of one source, so that the unique index makes granting idempotent. */
    serial: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Null: never expires. */
    expiresAt: timestamptz('expires_at'),
    /** Set by a refund or the end of a subscription. */
    revokedAt: timestamptz('revoked_at'),
    /** For rights that can be used once. */
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    uniqueIndex('access_grant_one').on(table.userId, table.source, table.kind, table.subject, table.serial),
    index('access_grant_source').on(table.source),
    index('access_grant_expiry').on(table.expiresAt),
  ],
);
