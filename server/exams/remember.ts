import { outcomeOf } from '@atalaya/core/exams/exam';
import type { Db } from '../platform/db';
import { recordAnswers } from '../review/record';
import { countAnswers } from '../syllabus/question-bank';
import type { ExamRow, QuestionRow } from './exams.queries';
import { blankId } from './seal';

/**
 * Tells memory, and the figures of every question, how these went, in the transaction that settles them. The id of an answer
 * is the key of its last change: told twice, it is one answer.
 */
export async function rememberAnswers(
  db: Db,
  exam: Pick<ExamRow, 'id' | 'userId' | 'mode' | 'questionKind'>,
  rows: readonly QuestionRow[],
  at: Date,
): Promise<void> {
  const met = rows.filter(({ choice, seenAt }) => choice !== null || seenAt !== null);
  await recordAnswers(
    db,
    exam.userId,
    met.map((row) => ({
      id: row.choice !== null && row.changeKey ? row.changeKey : blankId(exam.id, row.position),
      kind: exam.questionKind === 'choice' ? 'question' : 'true-false',
      itemId: row.questionId,
      topic: row.topic,
      outcome: outcomeOf(row.choice, row.key),
      at: row.answeredAt ?? at,
      durationMs: row.spentMs,
      source: exam.mode === 'study' ? 'study' : 'exam',
    })),
  );
  await countAnswers(
    db,
    met
      .filter(({ choice }) => choice !== null)
      .map(({ questionId, choice, key }) => ({ questionId, answers: 1, errors: choice === key ? 0 : 1 })),
  );
}
