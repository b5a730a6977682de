import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { signInThrottle } from './auth.tables';

/** Inserts missing rows and locks all of them, sorted by key to avoid deadlocks. */
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
    ...count
  }: Pick<typeof signInThrottle.$inferSelect, 'key' | 'failures' | 'lastFailureAt' | 'waitUntil'>,
) => db.update(signInThrottle).set(count).where(eq(signInThrottle.key, key));

export const deleteFailureCounts = (db: Db, keys: readonly string[]) =>
  db.delete(signInThrottle).where(inArray(signInThrottle.key, [...keys]));

export const decrementFailures = (db: Db, keys: readonly string[]) =>
  db
    .update(signInThrottle)
    .set({ failures: sql`greatest(${signInThrottle.failures} - 1, 0)`, waitUntil: null })
    .where(inArray(signInThrottle.key, [...keys]));

export const deleteOldFailureCounts = (db: Db, before: Date) =>
  db.delete(signInThrottle).where(lt(signInThrottle.lastFailureAt, before));
