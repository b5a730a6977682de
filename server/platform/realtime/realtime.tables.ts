import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** Messages between nodes without Redis (realtime-postgres.ts), kept for a minute. */
export const liveEntry = pgTable(
  'live_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().default(sql`now()`),
    entry: text().notNull(),
  },
  (table) => [index('live_entry_at').on(table.at)],
);
