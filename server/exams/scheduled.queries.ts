import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Part } from '../admin/resource/table-resource';
import { shown } from '../content/sync';
import type { Db } from '../platform/db';
import { exam } from './exams.tables';
import { scheduledAttempt, scheduledMock } from './scheduled.tables';

export type MockRow = typeof scheduledMock.$inferSelect;

const entered = sql<number>`(select count(*)::int from ${scheduledAttempt} where ${scheduledAttempt.mockId} = ${scheduledMock.id})`;

export const selectRecords = async (db: Db, { where, order, limit, offset }: Part) =>
  (
    await db
      .select({ mock: scheduledMock, participants: entered })
      .from(scheduledMock)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
  ).map(({ mock: { questionIds: _, announcedAt: __, ...mock }, participants }) => ({
    ...shown(mock),
    opensAt: mock.opensAt.toISOString(),
    closesAt: mock.closesAt.toISOString(),
    participants,
  }));

const isShown = and(eq(scheduledMock.state, 'published'), isNull(scheduledMock.deletedAt));

/** What is open or to come, the nearest first; then what is over, the latest first. */
export async function selectShown(db: Db, range: { page: number; pageSize: number }, now: Date) {
  const isOver = sql`${scheduledMock.closesAt} <= ${now.toISOString()}::timestamptz`;
  const items = await db
    .select({ mock: scheduledMock, participants: entered })
    .from(scheduledMock)
    .where(isShown)
    .orderBy(
      isOver,
      sql`case when not (${isOver}) then ${scheduledMock.opensAt} end`,
      desc(scheduledMock.opensAt),
      desc(scheduledMock.id),
    )
    .limit(range.pageSize)
    .offset((range.page - 1) * range.pageSize);
  const [found] = await db.select({ total: count() }).from(scheduledMock).where(isShown);
  return { items, total: found?.total ?? 0 };
}

/** More than anyone announces, and an end to what a calendar that others read can hold. */
const ANNOUNCED_AT_MOST = 50;

/** What can still be taken, the nearest first. */
export const selectAnnounced = (db: Db, now: Date): Promise<MockRow[]> =>
  db
    .select()
    .from(scheduledMock)
    .where(and(isShown, gt(scheduledMock.closesAt, now)))
    .orderBy(asc(scheduledMock.opensAt), asc(scheduledMock.id))
    .limit(ANNOUNCED_AT_MOST);

/** Whose windows touch a span of time, the nearest first. */
export const selectShownBetween = (db: Db, from: Date, to: Date): Promise<MockRow[]> =>
  db
    .select()
    .from(scheduledMock)
    .where(and(isShown, gt(scheduledMock.closesAt, from), lt(scheduledMock.opensAt, to)))
    .orderBy(asc(scheduledMock.opensAt), asc(scheduledMock.id))
    .limit(ANNOUNCED_AT_MOST);

/** Those that can still be taken and that nobody was told of: whoever takes them tells. */
export const takeUnannounced = (db: Db, now: Date) =>
  db
    .update(scheduledMock)
    .set({ announcedAt: now })
    .where(and(isShown, gt(scheduledMock.closesAt, now), isNull(scheduledMock.announcedAt)))
    .returning({ id: scheduledMock.id });

export async function selectOneShown(db: Db, id: string): Promise<MockRow | undefined> {
  const [row] = await db
    .select()
    .from(scheduledMock)
    .where(and(eq(scheduledMock.id, id), isShown));
  return row;
}

/** Held until the transaction ends: its questions are chosen once. */
export async function lockShown(db: Db, id: string): Promise<MockRow | undefined> {
  const [row] = await db
    .select()
    .from(scheduledMock)
    .where(and(eq(scheduledMock.id, id), isShown))
    .for('update');
  return row;
}

export const keepQuestions = (db: Db, id: string, questionIds: string[]) =>
  db.update(scheduledMock).set({ questionIds }).where(eq(scheduledMock.id, id));

/** What was chosen for another number or other topics is chosen anew, as long as nobody has seen it. */
export const forgetQuestions = (db: Db, ids: readonly string[]) =>
  db
    .update(scheduledMock)
    .set({ questionIds: null })
    .where(and(inArray(scheduledMock.id, [...ids]), sql`${entered} = 0`));

export const selectEntered = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: scheduledMock.id,
      questions: scheduledMock.questions,
      topics: scheduledMock.topics,
      participants: entered,
    })
    .from(scheduledMock)
    .where(inArray(scheduledMock.id, [...ids]));

export async function selectAttempt(db: Db, mockId: string, userId: string) {
  const [row] = await db
    .select({ examId: scheduledAttempt.examId, state: exam.state })
    .from(scheduledAttempt)
    .innerJoin(exam, eq(exam.id, scheduledAttempt.examId))
    .where(and(eq(scheduledAttempt.mockId, mockId), eq(scheduledAttempt.userId, userId)));
  return row;
}

export const insertAttempt = (db: Db, row: typeof scheduledAttempt.$inferInsert) =>
  db.insert(scheduledAttempt).values(row);

export const setLimit = (db: Db, examId: string, limitSeconds: number) =>
  db
    .update(exam)
    .set({ limitSeconds })
    .where(and(eq(exam.id, examId), eq(exam.state, 'built')));

export const selectOwnAttempts = (db: Db, userId: string, mockIds: readonly string[]) =>
  db
    .select({ mockId: scheduledAttempt.mockId, examId: scheduledAttempt.examId, state: exam.state })
    .from(scheduledAttempt)
    .innerJoin(exam, eq(exam.id, scheduledAttempt.examId))
    .where(and(eq(scheduledAttempt.userId, userId), inArray(scheduledAttempt.mockId, [...mockIds])));

export const selectAllAttempts = (db: Db, userId: string) =>
  db.select().from(scheduledAttempt).where(eq(scheduledAttempt.userId, userId));

/** Everyone's finished results of these mocks: what positions are counted from. */
export const selectResults = (db: Db, mockIds: readonly string[]) =>
  db
    .select({
      mockId: scheduledAttempt.mockId,
      userId: scheduledAttempt.userId,
      hits: sql<number>`coalesce(${exam.hits}, 0)`.mapWith(Number),
      errors: sql<number>`coalesce(${exam.errors}, 0)`.mapWith(Number),
      questions: exam.questions,
    })
    .from(scheduledAttempt)
    .innerJoin(exam, eq(exam.id, scheduledAttempt.examId))
    .where(and(inArray(scheduledAttempt.mockId, [...mockIds]), eq(exam.state, 'finished')));
