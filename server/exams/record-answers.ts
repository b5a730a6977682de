import { type Outcome, outcomeOf } from '@atalaya/core/exams/exam';
import type { Db } from '../platform/db';
import { correctOutcome } from '../review/correct-outcome';
import { recordAnswers } from '../review/record';
import { countAnswers } from '../syllabus/question-bank';
import type { ExamRow, QuestionRow } from './exams.queries';
import { blankId } from './signature';

const recordedId = ({ examId, position, choice, changeKey }: QuestionRow): string =>
  choice !== null && changeKey ? changeKey : blankId(examId, position);

/**
 * Records the answers for review and in the question statistics. The id is the key of the last change, so that
 * recording twice counts once.
 */
export async function recordExamAnswers(
  db: Db,
  exam: Pick<ExamRow, 'id' | 'userId' | 'mode' | 'questionKind'>,
  rows: readonly QuestionRow[],
  at: Date,
): Promise<void> {
  const seen = rows.filter(
    ({ choice, seenAt, annulled }) => !annulled && (choice !== null || seenAt !== null),
  );
  const recorded = await recordAnswers(
    db,
    exam.userId,
    seen.map((row) => ({
      id: recordedId(row),
      kind: exam.questionKind === 'choice' ? 'question' : 'true-false',
      itemId: row.questionId,
      topic: row.topic,
      outcome: outcomeOf(row.choice, row.key),
      choice: row.choice,
      version: row.version,
      at: row.answeredAt ?? at,
      durationMs: row.spentMs,
      source: exam.mode === 'study' ? 'study' : 'exam',
    })),
  );
  // Last, because these rows are shared by all students and stay locked until the commit.
  await countAnswers(
    db,
    recorded
      .filter(({ outcome }) => outcome !== 'blank')
      .map(({ itemId, outcome }) => ({
        questionId: itemId,
        answers: 1,
        errors: outcome === 'right' ? 0 : 1,
      })),
  );
}

/** Changes the recorded outcome of a regraded answer, for review and in the question statistics. */
export async function correctExamAnswer(db: Db, userId: string, row: QuestionRow, now: Date): Promise<void> {
  const outcome = row.annulled ? null : outcomeOf(row.choice, row.key);
  const changed = await correctOutcome(db, userId, { id: recordedId(row), outcome, now });
  if (!changed) return;
  const [before, after] = [statOf(changed.before), statOf(outcome)];
  await countAnswers(db, [
    {
      questionId: row.questionId,
      answers: after.answers - before.answers,
      errors: after.errors - before.errors,
    },
  ]);
}

/** Withdraws what was recorded when the time closed the exam, where a later answer has arrived since. */
export async function withdrawReplaced(
  db: Db,
  userId: string,
  before: readonly QuestionRow[],
  after: readonly QuestionRow[],
  now: Date,
): Promise<void> {
  const standing = new Set(after.map(recordedId));
  for (const row of before)
    if (!standing.has(recordedId(row))) await correctExamAnswer(db, userId, { ...row, annulled: true }, now);
}

const statOf = (outcome: Outcome | null): { answers: number; errors: number } => ({
  answers: outcome === null || outcome === 'blank' ? 0 : 1,
  errors: outcome === 'wrong' ? 1 : 0,
});
