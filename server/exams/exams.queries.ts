import type { ExamKind } from '@atalaya/core/exams/exam';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { exam, examQuestion, examRegrade } from './exams.tables';

export type ExamRow = typeof exam.$inferSelect;
export type QuestionRow = typeof examQuestion.$inferSelect;

export const insertExam = (db: Db, row: typeof exam.$inferInsert) => db.insert(exam).values(row);

const ofUser = (userId: string, id: string) => and(eq(exam.id, id), eq(exam.userId, userId));

export const selectExam = (db: Db, userId: string, id: string): Promise<ExamRow | undefined> =>
  first(db.select().from(exam).where(ofUser(userId, id)));

/** Row lock: an answer is saved either before or after a hand-in. */
export async function lockExam(db: Db, userId: string, id: string): Promise<ExamRow | undefined> {
  const query = db.select().from(exam).where(ofUser(userId, id)).for('update');
  return first(query.prepare('lock_exam').execute());
}

export const selectQuestions = (db: Db, examId: string): Promise<QuestionRow[]> =>
  db.select().from(examQuestion).where(eq(examQuestion.examId, examId)).orderBy(asc(examQuestion.position));

export const selectRunningMock = (db: Db, userId: string, except?: string): Promise<ExamRow | undefined> =>
  first(
    db
      .select()
      .from(exam)
      .where(
        and(
          eq(exam.userId, userId),
          eq(exam.kind, 'mock'),
          eq(exam.state, 'running'),
          except ? ne(exam.id, except) : undefined,
        ),
      ),
  );

/** No exam has a time limit of more than a day, so that older ones need not be read. */
export async function selectRunningSince(db: Db, userId: string, since: Date) {
  const { id, kind, title, startedAt, deadlineAt } = exam;
  const rows = await db
    .select({ id, kind, title, startedAt, deadlineAt })
    .from(exam)
    .where(and(eq(exam.userId, userId), gt(startedAt, since), eq(exam.state, 'running')));
  return rows.flatMap((row) => (row.startedAt ? [{ ...row, startedAt: row.startedAt }] : []));
}

/** A downloaded mock that has not been started. */
export const selectDownloaded = (db: Db, userId: string): Promise<ExamRow | undefined> =>
  first(
    db
      .select()
      .from(exam)
      .where(and(eq(exam.userId, userId), eq(exam.state, 'built'), isNotNull(exam.downloadedAt))),
  );

/** A mock that runs, or waits on a device with its questions. */
const isOpenMock = (downloadedAfter?: Date) =>
  and(
    eq(exam.kind, 'mock'),
    or(
      eq(exam.state, 'running'),
      and(
        eq(exam.state, 'built'),
        downloadedAfter ? gt(exam.downloadedAt, downloadedAfter) : isNotNull(exam.downloadedAt),
      ),
    ),
  );

export async function selectAsked(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: examQuestion.questionId })
    .from(examQuestion)
    .innerJoin(exam, eq(exam.id, examQuestion.examId))
    .where(and(eq(exam.userId, userId), ne(exam.state, 'built'), inArray(examQuestion.questionId, [...ids])));
  return rows.map(({ id }) => id);
}

export async function selectMockQuestions(db: Db, userId: string, downloadedAfter?: Date): Promise<string[]> {
  const rows = await db
    .select({ ids: exam.questionIds })
    .from(exam)
    .where(and(eq(exam.userId, userId), isOpenMock(downloadedAfter)));
  return rows.flatMap(({ ids }) => ids);
}

/** The finish of the last mock, the deadline of a running one, or the download of one that waits. */
export async function selectLastMockEnd(db: Db, userId: string, except?: string): Promise<Date | null> {
  const isTaken = or(ne(exam.state, 'built'), isNotNull(exam.downloadedAt));
  const [row] = await db
    .select({ finishedAt: exam.finishedAt, deadlineAt: exam.deadlineAt, downloadedAt: exam.downloadedAt })
    .from(exam)
    .where(
      and(eq(exam.userId, userId), eq(exam.kind, 'mock'), isTaken, except ? ne(exam.id, except) : undefined),
    )
    .orderBy(desc(sql`coalesce(${exam.startedAt}, ${exam.downloadedAt})`))
    .limit(1);
  return row?.finishedAt ?? row?.deadlineAt ?? row?.downloadedAt ?? null;
}

export async function selectExams(
  db: Db,
  userId: string,
  kind: ExamKind | undefined,
  limit: number,
  offset: number,
) {
  const mine = and(eq(exam.userId, userId), ne(exam.state, 'built'), kind ? eq(exam.kind, kind) : undefined);
  const items = await db
    .select()
    .from(exam)
    .where(mine)
    .orderBy(desc(exam.startedAt), desc(exam.id))
    .limit(limit)
    .offset(offset);
  const [found] = await db.select({ total: count() }).from(exam).where(mine);
  return { items, total: found?.total ?? 0 };
}

export const selectExamsAfter = (
  db: Db,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) =>
  db
    .select()
    .from(exam)
    .where(and(eq(exam.userId, userId), ne(exam.state, 'built'), after ? lt(exam.id, after) : undefined))
    .orderBy(desc(exam.id))
    .limit(limit);

export type Finish = Pick<ExamRow, 'finishedAt' | 'finishedBy' | 'hits' | 'errors' | 'blanks' | 'annulled'>;

export const finishExam = (db: Db, id: string, finish: Finish) =>
  db
    .update(exam)
    .set({ ...finish, state: 'finished', checkAt: null })
    .where(eq(exam.id, id));

/** Stores when the answers were first shown. */
export const setShown = (db: Db, id: string, now: Date) =>
  db
    .update(exam)
    .set({ shownAt: now })
    .where(and(eq(exam.id, id), isNull(exam.shownAt)));

export const selectExpired = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: exam.id, userId: exam.userId })
    .from(exam)
    .where(lte(exam.checkAt, now))
    .orderBy(asc(exam.checkAt))
    .limit(limit);

/** Downloaded ones stay longer: they may be running on a device without network. */
export const deleteBuiltBefore = (db: Db, before: Date, downloadedBefore: Date) =>
  db
    .delete(exam)
    .where(
      and(
        eq(exam.state, 'built'),
        lte(exam.createdAt, before),
        or(isNull(exam.downloadedAt), lte(exam.downloadedAt, downloadedBefore)),
      ),
    );

export const selectRegrades = (db: Db, examId: string) =>
  db.select().from(examRegrade).where(eq(examRegrade.examId, examId)).orderBy(asc(examRegrade.at));

/** For the export of personal data. */
export const selectAllExams = (db: Db, userId: string) =>
  db.select().from(exam).where(eq(exam.userId, userId)).orderBy(asc(exam.createdAt));

/** Without the keys that the user has not been shown. */
export async function selectAllAnswers(db: Db, userId: string) {
  const inMock = new Set(await selectMockQuestions(db, userId));
  const rows = await selectAnswers(db, userId);
  return rows.map(({ isShown, ...row }) => ({
    ...row,
    key: isShown && !inMock.has(row.questionId) ? row.key : null,
  }));
}

const selectAnswers = (db: Db, userId: string) =>
  db
    .select({
      examId: examQuestion.examId,
      position: examQuestion.position,
      questionId: examQuestion.questionId,
      version: examQuestion.version,
      choice: examQuestion.choice,
      key: examQuestion.key,
      flagged: examQuestion.flagged,
      answeredAt: examQuestion.answeredAt,
      isShown: sql<boolean>`${exam.shownAt} is not null`,
    })
    .from(examQuestion)
    .innerJoin(exam, eq(exam.id, examQuestion.examId))
    .where(eq(exam.userId, userId))
    .orderBy(asc(examQuestion.examId), asc(examQuestion.position));
