import { TOLERANCE_MS } from '@atalaya/core/exams/clock';
import type { AnswerKey } from '@atalaya/core/syllabus/question-text';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../platform/db';
import type { QuestionRow } from './exams.queries';
import { exam, examQuestion, questionMark } from './exams.tables';

export type Saving = {
  examId: string;
  /** Of the session of whoever answers. */
  tokenHash: string;
  position: number;
  choice: AnswerKey | null;
  base: number;
  key: string;
  spentMs: number;
  /** As text, as it is sent and as the answer says it. */
  now: string;
};

type Saved = { sequence: number; deadlineAt: string | null };

const SAVING = `
  with running as (
    select exam.id, exam.deadline_at from exam join session on session.user_id = exam.user_id
    where session.token_hash = $1 and session.expires_at > $2::timestamptz
      and exam.id = $3 and exam.state = 'running' and exam.mode = 'exam'
      and (exam.deadline_at is null or exam.deadline_at >= $2::timestamptz - interval '${TOLERANCE_MS} ms')
      and ($4::text is null or exam.question_kind = $4)
    for share of exam
  )
  update exam_question q
  set choice = $5, sequence = q.sequence + 1, change_key = $6, answered_at = $2::timestamptz,
    seen_at = coalesce(q.seen_at, $2::timestamptz), spent_ms = q.spent_ms + $7
  from running
  where q.exam_id = running.id and q.position = $8 and q.sequence = $9
  returning q.sequence, running.deadline_at as "deadlineAt"`;

/**
 * The statement that runs with every answer of every exam: whose session, whose exam, still running, in time, a choice that
 * the question has, and the change that the device knew of, all decided at once. Undefined when any of them fails; why is
 * asked after. The shared lock on the exam makes it wait for a hand-in that is being graded, and a hand-in for it; what it
 * waited for is then judged as it stands. By hand, its text and each value once: no builder runs for it.
 */
export async function updateAnswer(db: Database, saving: Saving): Promise<Saved | undefined> {
  const { choice } = saving;
  const kind = choice === null ? null : choice === 'true' || choice === 'false' ? 'true-false' : 'choice';
  const values = [
    saving.tokenHash,
    saving.now,
    saving.examId,
    kind,
    choice,
    saving.key,
    String(saving.spentMs),
    String(saving.position),
    String(saving.base),
  ];
  const row = await db.$lane(SAVING).ask(values);
  if (row) return { sequence: Number(row[0]), deadlineAt: row[1] ?? null };
  if (row === null) return undefined;
  const [saved] = await db.$client.unsafe<Saved[]>(SAVING, values, { prepare: true });
  return saved;
}

export async function selectQuestionAt(
  db: Db,
  examId: string,
  position: number,
): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(examQuestion)
    .where(and(eq(examQuestion.examId, examId), eq(examQuestion.position, position)));
  return row;
}

/** Rows as they are after a change, several at once. */
export async function rewriteAnswers(db: Db, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${examQuestion} q
    set choice = row.choice, sequence = row.sequence, change_key = row."changeKey", marked = row.marked,
      seen_at = row."seenAt", answered_at = row."answeredAt", spent_ms = row."spentMs", key = row.key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("examId" uuid, position smallint, choice text,
      sequence int, "changeKey" uuid, marked boolean, "seenAt" timestamptz, "answeredAt" timestamptz, "spentMs" int, key text)
    where q.exam_id = row."examId" and q.position = row.position`);
}

/** Undefined when it is not a question of an exam of this user that has begun. */
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
