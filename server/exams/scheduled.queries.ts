import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { toRecord } from '../admin/resource/table-resource';
import { type Db, first } from '../platform/db';
import { exam } from './exams.tables';
import { scheduledAttempt, scheduledMock } from './scheduled.tables';

export type MockRow = typeof scheduledMock.$inferSelect;

const entered = sql<number>`(select count(*)::int from ${scheduledAttempt} where ${scheduledAttempt.mockId} = ${scheduledMock.id})`;

export async function mockRecords(mocks: readonly MockRow[], db: Db) {
  const counts = await db
    .select({ id: scheduledAttempt.mockId, participants: count() })
    .from(scheduledAttempt)
    .where(
      inArray(
        scheduledAttempt.mockId,
        mocks.map(({ id }) => id),
      ),
    )
    .groupBy(scheduledAttempt.mockId);
  const participants = new Map(counts.map((row) => [row.id, row.participants]));
  return mocks.map(({ questionIds: _, announcedAt: __, weekly: ___, ...mock }) => ({
    ...toRecord(mock),
    opensAt: mock.opensAt.toISOString(),
    closesAt: mock.closesAt.toISOString(),
    participants: participants.get(mock.id) ?? 0,
  }));
}

const isShown = and(eq(scheduledMock.state, 'published'), isNull(scheduledMock.deletedAt));

/** Open and future mocks first, then the past ones. */
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

/** A limit for calendars and feeds. */
const ANNOUNCED_AT_MOST = 50;

/** Mocks that can still be taken, nearest first. */
export const selectAnnounced = (db: Db, now: Date): Promise<MockRow[]> =>
  db
    .select()
    .from(scheduledMock)
    .where(and(isShown, eq(scheduledMock.weekly, false), gt(scheduledMock.closesAt, now)))
    .orderBy(asc(scheduledMock.opensAt), asc(scheduledMock.id))
    .limit(ANNOUNCED_AT_MOST);

/** Mocks whose window overlaps a time span. */
export const selectShownBetween = (db: Db, from: Date, to: Date): Promise<MockRow[]> =>
  db
    .select()
    .from(scheduledMock)
    .where(
      and(
        isShown,
        eq(scheduledMock.weekly, false),
        gt(scheduledMock.closesAt, from),
        lt(scheduledMock.opensAt, to),
      ),
    )
    .orderBy(asc(scheduledMock.opensAt), asc(scheduledMock.id))
    .limit(ANNOUNCED_AT_MOST);

/** Claims mocks that have not been announced; the caller announces them. */
export const takeUnannounced = (db: Db, now: Date) =>
  db
    .update(scheduledMock)
    .set({ announcedAt: now })
    .where(and(isShown, gt(scheduledMock.closesAt, now), isNull(scheduledMock.announcedAt)))
    .returning({ id: scheduledMock.id });

export const selectOneShown = (db: Db, id: string): Promise<MockRow | undefined> =>
  first(
    db
      .select()
      .from(scheduledMock)
      .where(and(eq(scheduledMock.id, id), isShown)),
  );

/** Row lock, so that the questions are chosen once. */
export const lockShown = (db: Db, id: string): Promise<MockRow | undefined> =>
  first(
    db
      .select()
      .from(scheduledMock)
      .where(and(eq(scheduledMock.id, id), isShown))
      .for('update'),
  );

/** Nothing if it exists already. */
export const insertMock = (db: Db, row: typeof scheduledMock.$inferInsert) =>
  db.insert(scheduledMock).values(row).onConflictDoNothing();

export const keepQuestions = (db: Db, id: string, questionIds: string[]) =>
  db.update(scheduledMock).set({ questionIds }).where(eq(scheduledMock.id, id));

/** Clears the chosen questions after an edit, as long as nobody has entered. */
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

export const selectAttempt = (db: Db, mockId: string, userId: string) =>
  first(
    db
      .select({ examId: scheduledAttempt.examId, state: exam.state })
      .from(scheduledAttempt)
      .innerJoin(exam, eq(exam.id, scheduledAttempt.examId))
      .where(and(eq(scheduledAttempt.mockId, mockId), eq(scheduledAttempt.userId, userId))),
  );

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

/** Finished results, for the ranking. */
export const selectResults = (db: Db, mockIds: readonly string[]) =>
  db
    .select({
      mockId: scheduledAttempt.mockId,
      userId: scheduledAttempt.userId,
      hits: sql<number>`coalesce(${exam.hits}, 0)`.mapWith(Number),
      errors: sql<number>`coalesce(${exam.errors}, 0)`.mapWith(Number),
      questions: sql<number>`${exam.questions} - ${exam.annulled}`.mapWith(Number),
    })
    .from(scheduledAttempt)
    .innerJoin(exam, eq(exam.id, scheduledAttempt.examId))
    .where(and(inArray(scheduledAttempt.mockId, [...mockIds]), eq(exam.state, 'finished')));
