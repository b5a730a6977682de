import { and, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { studyDay } from './review.tables';

export async function studiedOn(
  db: Db,
  day: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: studyDay.userId })
    .from(studyDay)
    .where(and(eq(studyDay.day, day), gt(studyDay.answers, 0), inArray(studyDay.userId, [...userIds])));
  return new Set(rows.map(({ userId }) => userId));
}

/** Everyone who answered anything on this day or later. */
export async function studentsSince(db: Db, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: studyDay.userId })
    .from(studyDay)
    .where(and(gte(studyDay.day, day), gt(studyDay.answers, 0)));
  return rows.map(({ userId }) => userId);
}
