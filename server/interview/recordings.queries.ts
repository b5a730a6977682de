import type { Review } from '@atalaya/core/interview/review';
import { and, asc, count, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { interviewAnswer, interviewRecording } from './interview.tables';

export type RecordingRow = typeof interviewRecording.$inferSelect;

const own = (userId: string, id: string) =>
  and(eq(interviewRecording.id, id), eq(interviewRecording.userId, userId));

export const selectOwnRecording = (db: Db, userId: string, id: string) =>
  first(db.select().from(interviewRecording).where(own(userId, id)));

export const lockOwnRecording = (db: Db, userId: string, id: string) =>
  first(db.select().from(interviewRecording).where(own(userId, id)).for('update'));

export const selectRecordingOf = (db: Db, sessionId: string, position: number) =>
  first(
    db
      .select()
      .from(interviewRecording)
      .where(and(eq(interviewRecording.sessionId, sessionId), eq(interviewRecording.position, position))),
  );

export const selectRecordingsOfSession = (db: Db, userId: string, sessionId: string) =>
  db
    .select()
    .from(interviewRecording)
    .where(and(eq(interviewRecording.userId, userId), eq(interviewRecording.sessionId, sessionId)));

export const selectAllRecordings = (db: Db, userId: string) =>
  db.select().from(interviewRecording).where(eq(interviewRecording.userId, userId));

export async function countWaiting(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(interviewRecording)
    .where(and(eq(interviewRecording.userId, userId), ne(interviewRecording.state, 'reviewed')));
  return row?.waiting ?? 0;
}

export const insertRecording = (db: Db, row: typeof interviewRecording.$inferInsert) =>
  db.insert(interviewRecording).values(row);

/** Counts the chunk unless another request has stored it, or the upload has ended. */
export const countChunk = (db: Db, userId: string, id: string, index: number) =>
  db
    .update(interviewRecording)
    .set({ chunks: index + 1 })
    .where(
      and(own(userId, id), eq(interviewRecording.state, 'uploading'), eq(interviewRecording.chunks, index)),
    );

/** False if it is queued already. */
export const queueRecording = async (
  db: Db,
  userId: string,
  id: string,
  seconds: number,
  queuedAt: Date,
): Promise<boolean> =>
  (
    await db
      .update(interviewRecording)
      .set({ state: 'queued', seconds, queuedAt })
      .where(and(own(userId, id), eq(interviewRecording.state, 'uploading')))
      .returning({ id: interviewRecording.id })
  ).length > 0;

export const deleteRecordingRows = (db: Db, ids: readonly string[]) =>
  db.delete(interviewRecording).where(inArray(interviewRecording.id, [...ids]));

export const markFilesDeleted = (db: Db, ids: readonly string[], fileDeletedAt: Date) =>
  db
    .update(interviewRecording)
    .set({ fileDeletedAt })
    .where(inArray(interviewRecording.id, [...ids]));

export const selectExpired = (db: Db, reviewedBefore: Date) =>
  db
    .select()
    .from(interviewRecording)
    .where(and(lt(interviewRecording.reviewedAt, reviewedBefore), isNull(interviewRecording.fileDeletedAt)))
    .for('update', { skipLocked: true });

export const selectUnfinished = (db: Db, createdBefore: Date) =>
  db
    .select()
    .from(interviewRecording)
    .where(and(eq(interviewRecording.state, 'uploading'), lt(interviewRecording.createdAt, createdBefore)))
    .for('update', { skipLocked: true });

const withAnswer = and(
  eq(interviewAnswer.sessionId, interviewRecording.sessionId),
  eq(interviewAnswer.position, interviewRecording.position),
);

const views = {
  queue: inArray(interviewRecording.state, ['queued', 'claimed']),
  reviewed: eq(interviewRecording.state, 'reviewed'),
};

export async function selectQueue(
  db: Db,
  view: keyof typeof views,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const order = view === 'queue' ? [asc(interviewRecording.queuedAt)] : [desc(interviewRecording.reviewedAt)];
  const items = await db
    .select({ recording: interviewRecording, answer: interviewAnswer })
    .from(interviewRecording)
    .innerJoin(interviewAnswer, withAnswer)
    .where(views[view])
    .orderBy(...order, asc(interviewRecording.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await db.$count(interviewRecording, views[view]) };
}

const sentOff = ne(interviewRecording.state, 'uploading');

/** For admins: recordings of anybody, once they are sent. */
export const selectSentRecording = (db: Db, id: string) =>
  first(
    db
      .select({ recording: interviewRecording, answer: interviewAnswer })
      .from(interviewRecording)
      .innerJoin(interviewAnswer, withAnswer)
      .where(and(eq(interviewRecording.id, id), sentOff)),
  );

export const lockSentRecording = (db: Db, id: string) =>
  first(
    db
      .select()
      .from(interviewRecording)
      .where(and(eq(interviewRecording.id, id), sentOff))
      .for('update'),
  );

export const updateClaim = (db: Db, id: string, claimedBy: string | null) =>
  db
    .update(interviewRecording)
    .set({ claimedBy, state: claimedBy === null ? 'queued' : 'claimed' })
    .where(eq(interviewRecording.id, id));

/** What an admin had taken goes back to the queue. */
export async function releaseClaimsOf(db: Db, adminId: string): Promise<void> {
  const taken = eq(interviewRecording.claimedBy, adminId);
  await db
    .update(interviewRecording)
    .set({ state: 'queued' })
    .where(and(taken, eq(interviewRecording.state, 'claimed')));
  await db.update(interviewRecording).set({ claimedBy: null }).where(taken);
}

export const updateReview = (db: Db, id: string, review: Review, reviewedAt: Date) =>
  db
    .update(interviewRecording)
    .set({ review, reviewedAt, state: 'reviewed' })
    .where(eq(interviewRecording.id, id));

/** A sent recording that still has its file: of this owner, or any if the reader's right was checked. */
export async function selectPlayable(db: Db, ownerId: string | undefined, id: string) {
  const allowed = ownerId === undefined ? undefined : eq(interviewRecording.userId, ownerId);
  return first(
    db
      .select()
      .from(interviewRecording)
      .where(and(eq(interviewRecording.id, id), allowed, sentOff, isNull(interviewRecording.fileDeletedAt))),
  );
}

/** What these users have sent, newest first. */
export const selectSentBy = (db: Db, userIds: readonly string[], limit: number) =>
  db
    .select({ recording: interviewRecording, answer: interviewAnswer })
    .from(interviewRecording)
    .innerJoin(interviewAnswer, withAnswer)
    .where(and(inArray(interviewRecording.userId, [...userIds]), sentOff))
    .orderBy(desc(interviewRecording.queuedAt), desc(interviewRecording.id))
    .limit(limit);

export const countQueuedBy = (db: Db, userIds: readonly string[]) =>
  db
    .select({ userId: interviewRecording.userId, waiting: count() })
    .from(interviewRecording)
    .where(and(inArray(interviewRecording.userId, [...userIds]), views.queue))
    .groupBy(interviewRecording.userId);
