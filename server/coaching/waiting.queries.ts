import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { hasPlan } from '../auth/plan-holders';
import type { Db } from '../platform/db';
import { isCurrent } from './coaching.queries';
import { coaching, coachingWait } from './coaching.tables';

export type WaitRow = typeof coachingWait.$inferSelect;

const isWaiting = isNull(coachingWait.missedAt);

/** Also of who has missed a place. */
export const selectWait = async (db: Db, userId: string): Promise<WaitRow | undefined> =>
  (await db.select().from(coachingWait).where(eq(coachingWait.userId, userId)))[0];

/** In order: the first is the next. */
export const selectWaiting = (db: Db): Promise<WaitRow[]> =>
  db
    .select()
    .from(coachingWait)
    .where(isWaiting)
    .orderBy(asc(coachingWait.joinedAt), asc(coachingWait.userId));

export const insertWait = (db: Db, row: Pick<WaitRow, 'userId' | 'joinedAt'>) =>
  db.insert(coachingWait).values(row);

export const deleteWait = async (db: Db, userId: string): Promise<boolean> =>
  (
    await db
      .delete(coachingWait)
      .where(and(eq(coachingWait.userId, userId), isWaiting))
      .returning()
  ).length > 0;

export const markDeclined = (db: Db, userId: string, now: Date) =>
  db
    .update(coachingWait)
    .set({ missedAt: now })
    .where(and(eq(coachingWait.userId, userId), isWaiting));

/** Offers that nobody took in time leave the list. */
export const markExpired = (db: Db, now: Date): Promise<WaitRow[]> =>
  db
    .update(coachingWait)
    .set({ missedAt: now })
    .where(and(isNotNull(coachingWait.offerEndsAt), lte(coachingWait.offerEndsAt, now), isWaiting))
    .returning();

/** Who missed a place before this may join again. */
export const deleteMissed = (db: Db, before: Date) =>
  db.delete(coachingWait).where(lt(coachingWait.missedAt, before));

/** Whoever has Elite by now does not wait any more. */
export const deleteServed = (db: Db) => db.delete(coachingWait).where(hasPlan(coachingWait.userId, 'elite'));

export const offerTo = async (
  db: Db,
  userId: string,
  offer: { offeredAt: Date; offerEndsAt: Date },
): Promise<boolean> =>
  (
    await db
      .update(coachingWait)
      .set(offer)
      .where(and(eq(coachingWait.userId, userId), isNull(coachingWait.offeredAt)))
      .returning()
  ).length > 0;

/** One at a time, so that a place is offered once. */
export const lockList = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('coaching:waiting', 0))`);

/** Who keeps a place of Elite: those with a coach, and the waiting list as far as it is before this user. */
export async function selectHolders(db: Db, forUser: string | null): Promise<string[]> {
  const candidates = await db
    .select({ id: coaching.userId })
    .from(coaching)
    .where(and(isCurrent, isNotNull(coaching.coachId)));
  const waiting = await selectWaiting(db);
  const own = waiting.findIndex(({ userId }) => userId === forUser);
  const ahead = own < 0 ? waiting : waiting.slice(0, own);
  return [...candidates.map(({ id }) => id), ...ahead.map(({ userId }) => userId)];
}
