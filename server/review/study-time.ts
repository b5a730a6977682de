import { type Span, type StudyTimeKind, spansByDay, uncoveredMs } from '@atalaya/core/review/study-time';
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { addRoomTime, lockStudent } from './review.queries';
import { reviewLog, studyTime } from './review.tables';

/**
 * Records time studied without answers, in the caller's transaction. Call it again with the same id and a later `to`
 * while it goes on: the id counts once. Minutes of another span, and those of answers given meanwhile, are not added.
 */
export async function recordStudyTime(
  db: Db,
  userId: string,
  { id, kind, from, to }: Span & { id: string; kind: StudyTimeKind },
): Promise<void> {
  const pieces = spansByDay({ from, to });
  if (pieces.length === 0) return;
  await lockStudent(db, userId);
  for (const piece of pieces) {
    const others = await db
      .select({ from: studyTime.from, to: studyTime.to })
      .from(studyTime)
      .where(
        and(
          eq(studyTime.userId, userId),
          ne(studyTime.id, id),
          lt(studyTime.from, piece.to),
          gt(studyTime.to, piece.from),
        ),
      );
    const ms = uncoveredMs(piece, [...others, ...(await answeredIn(db, userId, piece))]);
    const held = and(eq(studyTime.userId, userId), eq(studyTime.id, id), eq(studyTime.day, piece.day));
    const [before] = await db.select({ ms: studyTime.ms }).from(studyTime).where(held);
    const row = { userId, id, kind, ...piece, ms };
    await db
      .insert(studyTime)
      .values(row)
      .onConflictDoUpdate({
        target: [studyTime.userId, studyTime.id, studyTime.day],
        set: { from: piece.from, to: piece.to, ms },
      });
    await addRoomTime(db, { userId, day: piece.day, roomMs: ms - (before?.ms ?? 0) });
  }
}

/** The log holds the moment of an answer and how long it took. */
async function answeredIn(db: Db, userId: string, { from, to }: Span): Promise<Span[]> {
  const rows = await db
    .select({ at: reviewLog.at, durationMs: sql<number>`coalesce(${reviewLog.durationMs}, 0)` })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        isNull(reviewLog.undoneAt),
        gt(reviewLog.at, from),
        lt(reviewLog.at, to),
      ),
    );
  return rows.map(({ at, durationMs }) => ({ from: new Date(at.getTime() - durationMs), to: at }));
}
