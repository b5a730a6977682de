import type { ExamKind } from '@atalaya/core/exams/exam';
import { and, asc, count, desc, eq, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { driverOf } from '../platform/prepared';
import { rowReader } from '../platform/row-reader';
import { exam, examQuestion, examRegrade } from './exams.tables';

export type ExamRow = typeof exam.$inferSelect;
export type QuestionRow = typeof examQuestion.$inferSelect;

export const insertExam = (db: Db, row: typeof exam.$inferInsert) => db.insert(exam).values(row);

const readExams = rowReader(exam, 'where id = $1 and user_id = $2');
const readLocked = rowReader(exam, 'where id = $1 and user_id = $2 for update');
const readQuestions = rowReader(examQuestion, 'where exam_id = $1 order by position');

export async function selectExam(db: Db, userId: string, id: string): Promise<ExamRow | undefined> {
  const [row] = await readExams(db, [id, userId]);
  return row;
}

const readOfSession = rowReader(
  exam,
  `where id = $1 and user_id = (select user_id from session where token_hash = $2 and expires_at > $3::timestamptz)`,
);

/** The same for whoever holds a session, which is asked for in the same breath. */
export async function selectExamOfSession(
  db: Db,
  tokenHash: string,
  id: string,
  now: Date,
): Promise<ExamRow | undefined> {
  const [row] = await readOfSession(db, [id, tokenHash, now.toISOString()]);
  return row;
}

/** Held until the transaction ends: an answer that is being saved comes before or after, never in between. */
export async function lockExam(db: Db, userId: string, id: string): Promise<ExamRow | undefined> {
  const [row] = await readLocked(db, [id, userId]);
  return row;
}

export const selectQuestions = (db: Db, examId: string): Promise<QuestionRow[]> =>
  readQuestions(db, [examId]);

export async function selectRunningMock(db: Db, userId: string): Promise<ExamRow | undefined> {
  const [row] = await db
    .select()
    .from(exam)
    .where(and(eq(exam.userId, userId), eq(exam.kind, 'mock'), eq(exam.state, 'running')));
  return row;
}

/** The end of the last mock: its finish, or for one that still runs, its deadline. */
export async function selectLastMockEnd(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ finishedAt: exam.finishedAt, deadlineAt: exam.deadlineAt })
    .from(exam)
    .where(and(eq(exam.userId, userId), eq(exam.kind, 'mock'), ne(exam.state, 'built')))
    .orderBy(desc(exam.startedAt))
    .limit(1);
  return row?.finishedAt ?? row?.deadlineAt ?? null;
}

/** Questions of the tests that someone has begun on a day of Spain, those of some topics left out. */
export async function countAskedOn(
  db: Db,
  userId: string,
  day: string,
  except: readonly number[],
): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(exam)
    .innerJoin(examQuestion, eq(examQuestion.examId, exam.id))
    .where(
      and(
        eq(exam.userId, userId),
        eq(exam.kind, 'test'),
        ne(exam.state, 'built'),
        sql`(${exam.startedAt} at time zone 'Europe/Madrid')::date = ${day}::date`,
        except.length > 0 ? notInArray(examQuestion.topic, [...except]) : undefined,
      ),
    );
  return row?.asked ?? 0;
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

export type Finish = Pick<ExamRow, 'finishedAt' | 'finishedBy' | 'hits' | 'errors' | 'blanks' | 'isUntold'>;

const FINISH = `
  update exam set state = 'finished', check_at = null, finished_at = $2::timestamptz, finished_by = $3, hits = $4, errors = $5,
    blanks = $6, is_untold = $7 where id = $1`;

export async function finishExam(db: Db, id: string, finish: Finish): Promise<void> {
  const { finishedAt, finishedBy, hits, errors, blanks, isUntold } = finish;
  const values = [id, finishedAt?.toISOString() ?? null, finishedBy, hits, errors, blanks, isUntold];
  await driverOf(db).unsafe(FINISH, values, { prepare: true });
}

/** An hour, since another node's clock may be behind. */
const REWRITTEN = `
  select exists (
    select from question_version
    where created_at >= (select started_at from exam where id = $1) - interval '1 hour'
  ) as found`;

/** Whether any question has been rewritten since this exam began: hardly ever, and only then its keys are compared. */
export async function hasRewritten(db: Db, examId: string): Promise<boolean> {
  const [row] = await driverOf(db).unsafe<{ found: boolean }[]>(REWRITTEN, [examId], { prepare: true });
  return row?.found ?? false;
}

export async function noteTold(db: Db, id: string): Promise<void> {
  await driverOf(db).unsafe('update exam set is_untold = false where id = $1', [id], { prepare: true });
}

export const selectUntold = (db: Db, limit: number) =>
  db
    .select({ id: exam.id, userId: exam.userId })
    .from(exam)
    .where(eq(exam.isUntold, true))
    .orderBy(asc(exam.finishedAt))
    .limit(limit);

export const selectExpired = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: exam.id, userId: exam.userId })
    .from(exam)
    .where(lte(exam.checkAt, now))
    .orderBy(asc(exam.checkAt))
    .limit(limit);

export const deleteBuiltBefore = (db: Db, before: Date) =>
  db.delete(exam).where(and(eq(exam.state, 'built'), lte(exam.createdAt, before)));

const readRegrades = rowReader(examRegrade, 'where exam_id = $1 order by at');

export const selectRegrades = (db: Db, examId: string) => readRegrades(db, [examId]);

/** Everything of a user, for the user. */
export const selectAllExams = (db: Db, userId: string) =>
  db.select().from(exam).where(eq(exam.userId, userId)).orderBy(asc(exam.createdAt));

export const selectAllAnswers = (db: Db, userId: string) =>
  db
    .select({
      examId: examQuestion.examId,
      position: examQuestion.position,
      questionId: examQuestion.questionId,
      version: examQuestion.version,
      choice: examQuestion.choice,
      key: examQuestion.key,
      marked: examQuestion.marked,
      answeredAt: examQuestion.answeredAt,
    })
    .from(examQuestion)
    .innerJoin(exam, eq(exam.id, examQuestion.examId))
    .where(eq(exam.userId, userId))
    .orderBy(asc(examQuestion.examId), asc(examQuestion.position));
