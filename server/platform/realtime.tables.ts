import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What nodes tell each other where there is no Redis (realtime-postgres.ts): kept a minute, for the one that was away. */
export const liveEntry = pgTable(
  'live_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    entry: text().notNull(),
  },
  (table) => [index('live_entry_at').on(table.at)],
);
