import { MAX_REST_DAYS, type Streak, streakOn } from '@atalaya/core/progress/streak';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { studiedDays } from '../review/history';
import { streakRestDay } from './progress.tables';

export async function streakOf(
  db: Db,
  userId: string,
  studied: readonly { day: string }[],
  today: string,
): Promise<Streak> {
  const rest = await db
    .select({ day: streakRestDay.day })
    .from(streakRestDay)
    .where(eq(streakRestDay.userId, userId));
  return streakOn(
    studied.map(({ day }) => day),
    today,
    rest.map(({ day }) => day),
  );
}

/** Rest days held and not used. */
export const restDaysHeld = async (db: Db, userId: string, today: string): Promise<number> =>
  (await streakOf(db, userId, await studiedDays(db, userId), today)).restLeft;

/** False if the user already holds as many as possible. */
export async function giveRestDay(
  db: Db,
  { userId, id, today }: { userId: string; id: string; today: string },
): Promise<boolean> {
  if ((await restDaysHeld(db, userId, today)) >= MAX_REST_DAYS) return false;
  await db.insert(streakRestDay).values({ userId, id, day: today });
  return true;
}

/** Takes back a rest day obtained minutes ago; false if it was used. */
export async function returnRestDay(
  db: Db,
  { userId, id, today }: { userId: string; id: string; today: string },
): Promise<boolean> {
  const held = await restDaysHeld(db, userId, today);
  const [gone] = await db
    .delete(streakRestDay)
    .where(and(eq(streakRestDay.userId, userId), eq(streakRestDay.id, id)))
    .returning({ day: streakRestDay.day });
  return gone !== undefined && (await restDaysHeld(db, userId, today)) === held - 1;
}
