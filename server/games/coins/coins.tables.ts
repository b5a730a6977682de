import { coinReasons } from '@atalaya/core/games/coins';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

/** Every movement of coins, once per key. Rows are only added. */
export const coinEntry = pgTable(
  'coin_entry',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What the movement is for, so that the same thing is never paid or charged twice. */
    key: text().notNull(),
    /** In the order of the movements. */
    id: uuid().notNull(),
    amount: integer().notNull(),
    reason: text({ enum: coinReasons }).notNull(),
    reference: text().notNull(),
    /** The day in Spain whose limit it counts for. */
    day: date().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    uniqueIndex('coin_entry_order').on(table.userId, table.id),
    index('coin_entry_day').on(table.userId, table.day),
    check('coin_entry_moves', sql`${table.amount} <> 0`),
  ],
);

/** The sum of a user's entries, written with them. Its row is the lock of the ledger. */
export const coinBalance = pgTable(
  'coin_balance',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    balance: integer().notNull(),
    entries: integer().notNull(),
  },
  (table) => [check('coin_balance_not_negative', sql`${table.balance} >= 0`)],
);
