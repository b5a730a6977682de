import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { signInThrottle } from './auth.tables';

/** Makes the rows that are missing and locks them all, in one order so that two attempts cannot block each other. */
export const lockFailureCounts = (db: Db, keys: readonly string[]) =>
  db
    .insert(signInThrottle)
    .values([...keys].sort().map((key) => ({ key, failures: 0 })))
    .onConflictDoUpdate({ target: signInThrottle.key, set: { key: sql`excluded.key` } })
    .returning();

export const updateFailureCount = (
  db: Db,
  {
    key,
    ...tally
  }: Pick<typeof signInThrottle.$inferSelect, 'key' | 'failures' | 'lastFailureAt' | 'waitUntil'>,
) => db.update(signInThrottle).set(tally).where(eq(signInThrottle.key, key));

export const deleteFailureCounts = (db: Db, keys: readonly string[]) =>
  db.delete(signInThrottle).where(inArray(signInThrottle.key, [...keys]));

/** Takes back one counted attempt that turned out not to be a failure. */
export const decrementFailures = (db: Db, keys: readonly string[]) =>
  db
    .update(signInThrottle)
    .set({ failures: sql`greatest(${signInThrottle.failures} - 1, 0)`, waitUntil: null })
    .where(inArray(signInThrottle.key, [...keys]));

export const deleteOldFailureCounts = (db: Db, before: Date) =>
  db.delete(signInThrottle).where(lt(signInThrottle.lastFailureAt, before));
