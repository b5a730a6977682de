import { earningReasons } from '@atalaya/core/games/coins';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { coinBalance, coinEntry } from './coins.tables';

export type CoinEntry = typeof coinEntry.$inferSelect;

/** Locks the user's ledger until the end of the transaction. */
export async function lockBalance(db: Db, userId: string): Promise<number> {
  await db.insert(coinBalance).values({ userId, balance: 0, entries: 0 }).onConflictDoNothing();
  const [row] = await db
    .select({ balance: coinBalance.balance })
    .from(coinBalance)
    .where(eq(coinBalance.userId, userId))
    .for('update');
  return row?.balance ?? 0;
}

export async function selectBalance(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: coinBalance.balance })
    .from(coinBalance)
    .where(eq(coinBalance.userId, userId));
  return row?.balance ?? 0;
}

export const selectKnown = (db: Db, userId: string, keys: readonly string[]) =>
  db
    .select({ key: coinEntry.key, amount: coinEntry.amount })
    .from(coinEntry)
    .where(and(eq(coinEntry.userId, userId), inArray(coinEntry.key, [...keys])));

export async function selectEarned(db: Db, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ earned: sql<number>`coalesce(sum(${coinEntry.amount}), 0)::int` })
    .from(coinEntry)
    .where(
      and(
        eq(coinEntry.userId, userId),
        eq(coinEntry.day, day),
        inArray(coinEntry.reason, [...earningReasons]),
      ),
    );
  return row?.earned ?? 0;
}

export async function insertEntry(db: Db, entry: CoinEntry): Promise<void> {
  await db.insert(coinEntry).values(entry);
  await db
    .update(coinBalance)
    .set({ balance: sql`${coinBalance.balance} + ${entry.amount}`, entries: sql`${coinBalance.entries} + 1` })
    .where(eq(coinBalance.userId, entry.userId));
}

/** Newest first. */
export const selectMovements = (db: Db, userId: string, after: string | undefined, limit: number) =>
  db
    .select()
    .from(coinEntry)
    .where(and(eq(coinEntry.userId, userId), after ? lt(coinEntry.id, after) : undefined))
    .orderBy(desc(coinEntry.id))
    .limit(limit);

export const selectAllEntries = (db: Db, userId: string) =>
  db.select().from(coinEntry).where(eq(coinEntry.userId, userId)).orderBy(asc(coinEntry.id));
