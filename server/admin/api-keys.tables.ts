import { apiScopes } from '@atalaya/core/admin/api-key';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** A key of the public API. Only its hash is kept: who loses it makes another. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Its first letters, to tell it from others. */
    start: text().notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: text({ enum: apiScopes }).array().notNull(),
    perMinute: integer('per_minute').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at'),
    lastUsedAt: timestamptz('last_used_at'),
    uses: integer().notNull().default(0),
    /** The minute that is being counted, on whichever node, and how often it was used in it. */
    minuteAt: timestamptz('minute_at'),
    minuteUses: integer('minute_uses').notNull().default(0),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [uniqueIndex('api_key_hash').on(table.keyHash)],
);
