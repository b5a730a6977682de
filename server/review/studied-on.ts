import { and, eq, gt, inArray } from 'drizzle-orm';
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
