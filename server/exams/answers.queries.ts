import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import type { QuestionRow } from './exams.queries';
import { exam, examQuestion, questionMark } from './exams.tables';

/** Locks the exam and reads only what saving an answer needs, not its list of questions. */
export async function lockForAnswer(db: Db, userId: string, examId: string) {
  const [row] = await db
    .select({
      id: exam.id,
      userId: exam.userId,
      mode: exam.mode,
      state: exam.state,
      questionKind: exam.questionKind,
      deadlineAt: exam.deadlineAt,
    })
    .from(exam)
    .where(and(eq(exam.id, examId), eq(exam.userId, userId)))
    .for('update')
    .prepare('lock_for_answer')
    .execute();
  return row;
}

/** Read after the lock: a joined row would be older than the lock. */
export async function selectQuestionAt(
  db: Db,
  examId: string,
  position: number,
): Promise<QuestionRow | undefined> {
  const query = db
    .select()
    .from(examQuestion)
    .where(and(eq(examQuestion.examId, examId), eq(examQuestion.position, position)));
  const [row] = await query.prepare('question_at').execute();
  return row;
}

export async function updateAnswer(db: Db, { examId, position, ...row }: QuestionRow): Promise<void> {
  const { choice, sequence, changeKey, seenAt, answeredAt, spentMs } = row;
  await db
    .update(examQuestion)
    .set({ choice, sequence, changeKey, seenAt, answeredAt, spentMs })
    .where(and(eq(examQuestion.examId, examId), eq(examQuestion.position, position)))
    .prepare('update_answer')
    .execute();
}

/** Updates several rows with one JSON parameter. */
export async function updateAnswers(db: Db, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${examQuestion} q
    set choice = row.choice, sequence = row.sequence, change_key = row."changeKey", marked = row.marked,
      seen_at = row."seenAt", answered_at = row."answeredAt", spent_ms = row."spentMs", key = row.key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("examId" uuid, position smallint, choice text,
      sequence int, "changeKey" uuid, marked boolean, "seenAt" timestamptz, "answeredAt" timestamptz, "spentMs" int, key text)
    where q.exam_id = row."examId" and q.position = row.position`);
}

/** Undefined if it is not a question of a started exam of this user. */
export async function updateMark(
  db: Db,
  { userId, examId, position, marked }: { userId: string; examId: string; position: number; marked: boolean },
): Promise<{ questionId: string } | undefined> {
  const [row] = await db
    .update(examQuestion)
    .set({ marked })
    .from(exam)
    .where(
      and(
        eq(exam.id, examId),
        eq(exam.userId, userId),
        eq(examQuestion.examId, exam.id),
        eq(examQuestion.position, position),
      ),
    )
    .returning({ questionId: examQuestion.questionId });
  return row;
}

export async function keepMarks(
  db: Db,
  userId: string,
  marks: readonly { questionId: string; marked: boolean }[],
  now: Date,
): Promise<void> {
  const on = marks.filter(({ marked }) => marked);
  const off = marks.filter(({ marked }) => !marked);
  if (on.length > 0)
    await db
      .insert(questionMark)
      .values(on.map(({ questionId }) => ({ userId, questionId, markedAt: now })))
      .onConflictDoNothing();
  for (const { questionId } of off)
    await db
      .delete(questionMark)
      .where(and(eq(questionMark.userId, userId), eq(questionMark.questionId, questionId)));
}

export const selectMarks = (db: Db, userId: string) =>
  db
    .select({ questionId: questionMark.questionId, markedAt: questionMark.markedAt })
    .from(questionMark)
    .where(eq(questionMark.userId, userId));
