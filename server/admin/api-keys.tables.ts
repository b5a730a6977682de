import { apiScopes } from '@atalaya/core/admin/api-key';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

/** Only the hash is stored. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The first characters, to recognise the key. */
    start: text().notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: text({ enum: apiScopes }).array().notNull(),
    perMinute: integer('per_minute').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at'),
    lastUsedAt: timestamptz('last_used_at'),
    uses: integer().notNull().default(0),
    /** The current minute and its number of uses, over all nodes. */
    minuteAt: timestamptz('minute_at'),
    minuteUses: integer('minute_uses').notNull().default(0),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [uniqueIndex('api_key_hash').on(table.keyHash)],
);
