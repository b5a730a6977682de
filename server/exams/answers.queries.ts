import { and, eq, sql } from 'drizzle-orm';
import { type Database, type Db, first } from '../platform/db';
import type { QuestionRow } from './exams.queries';
import { exam, examQuestion, questionFlag } from './exams.tables';

/** Runs with every answer, so it is built once. `question` is null for a position that the exam does not have. */
export const prepareAnswered = (db: Database) =>
  db
    .select({
      exam: {
        id: exam.id,
        userId: exam.userId,
        mode: exam.mode,
        state: exam.state,
        questionKind: exam.questionKind,
        deadlineAt: exam.deadlineAt,
        meetsMock: exam.meetsMock,
      },
      question: examQuestion,
    })
    .from(exam)
    .leftJoin(
      examQuestion,
      and(eq(examQuestion.examId, exam.id), eq(examQuestion.position, sql.placeholder('position'))),
    )
    .where(and(eq(exam.id, sql.placeholder('examId')), eq(exam.userId, sql.placeholder('userId'))))
    .prepare('answered');

/**
 * Stores the next answer of a question if its exam still runs and nobody has changed it since it was read; false
 * otherwise. The lock on the exam makes it wait for a hand-in, and a hand-in wait for it.
 */
export async function updateAnswer(db: Db, row: QuestionRow): Promise<boolean> {
  const updated = await db.execute(sql`
    with running as (select id from ${exam} where id = ${row.examId} and state = 'running' for share)
    update ${examQuestion} q
    set choice = ${row.choice}, sequence = ${row.sequence}, change_key = ${row.changeKey}, spent_ms = ${row.spentMs},
      seen_at = ${row.seenAt?.toISOString() ?? null}, answered_at = ${row.answeredAt?.toISOString() ?? null}
    from running
    where q.exam_id = running.id and q.position = ${row.position} and q.sequence = ${row.sequence - 1}
    returning q.position`);
  return updated.length === 1;
}

/** Updates several rows with one JSON parameter. */
export async function updateAnswers(db: Db, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${examQuestion} q
    set choice = row.choice, sequence = row.sequence, change_key = row."changeKey", marked = row.flagged,
      seen_at = row."seenAt", answered_at = row."answeredAt", spent_ms = row."spentMs", key = row.key,
      annulled = row.annulled
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("examId" uuid, position smallint, choice text,
      sequence int, "changeKey" uuid, flagged boolean, "seenAt" timestamptz, "answeredAt" timestamptz, "spentMs" int, key text,
      annulled boolean)
    where q.exam_id = row."examId" and q.position = row.position`);
}

/** Undefined if it is not a question of a started exam of this user. */
export const updateFlag = (
  db: Db,
  {
    userId,
    examId,
    position,
    flagged,
  }: { userId: string; examId: string; position: number; flagged: boolean },
): Promise<{ questionId: string } | undefined> =>
  first(
    db
      .update(examQuestion)
      .set({ flagged })
      .from(exam)
      .where(
        and(
          eq(exam.id, examId),
          eq(exam.userId, userId),
          eq(examQuestion.examId, exam.id),
          eq(examQuestion.position, position),
        ),
      )
      .returning({ questionId: examQuestion.questionId }),
  );

export async function keepFlags(
  db: Db,
  userId: string,
  flags: readonly { questionId: string; flagged: boolean }[],
  now: Date,
): Promise<void> {
  const on = flags.filter(({ flagged }) => flagged);
  const off = flags.filter(({ flagged }) => !flagged);
  if (on.length > 0)
    await db
      .insert(questionFlag)
      .values(on.map(({ questionId }) => ({ userId, questionId, flaggedAt: now })))
      .onConflictDoNothing();
  for (const { questionId } of off)
    await db
      .delete(questionFlag)
      .where(and(eq(questionFlag.userId, userId), eq(questionFlag.questionId, questionId)));
}

export const selectFlags = (db: Db, userId: string) =>
  db
    .select({ questionId: questionFlag.questionId, flaggedAt: questionFlag.flaggedAt })
    .from(questionFlag)
    .where(eq(questionFlag.userId, userId));
