import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns';

/** What nodes tell each other where there is no Redis (realtime-postgres.ts): kept a minute, for the one that was away. */
export const liveEntry = pgTable(
  'live_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().default(sql`now()`),
    entry: text().notNull(),
  },
  (table) => [index('live_entry_at').on(table.at)],
);
