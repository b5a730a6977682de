import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** Who has blocked whom. Both sides stop reaching each other; only the blocker knows. */
export const userBlock = pgTable(
  'user_block',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    blockedAt: timestamptz('blocked_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_block_once').on(table.userId, table.blockedId),
    index('user_block_list').on(table.userId, table.id),
    index('user_block_blocked').on(table.blockedId),
  ],
);
