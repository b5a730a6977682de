import { outcomeOf } from '@atalaya/core/exams/exam';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { rememberSoon } from '../review/pending';
import { recordAnswers } from '../review/record';
import { countAnswers } from '../syllabus/question-bank';
import {
  type ExamRow,
  lockExam,
  noteTold,
  type QuestionRow,
  selectQuestions,
  selectUntold,
} from './exams.queries';
import { blankId } from './seal';

/**
 * Tells memory, and the figures of every question, how these went. The id of an answer is the key of its last change: told
 * twice, it is one answer, and counted once.
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
    (fresh) =>
      countAnswers(
        db,
        fresh
          .filter(({ outcome }) => outcome !== 'blank')
          .map(({ itemId, outcome }) => ({
            questionId: itemId,
            answers: 1,
            errors: outcome === 'right' ? 0 : 1,
          })),
      ),
  );
}

/** Once an exam has been graded nobody waits for memory: it is told right after, and whoever reads it waits for that. */
export const tellMemorySoon = (kit: Kit, userId: string, examId: string): void =>
  rememberSoon(kit, userId, () => tellMemory(kit, userId, examId));

export const tellMemory = ({ db }: Kit, userId: string, examId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [exam, rows] = await Promise.all([lockExam(tx, userId, examId), selectQuestions(tx, examId)]);
    if (!exam?.isUntold || !exam.finishedAt) return;
    await Promise.all([rememberAnswers(tx, exam, rows, exam.finishedAt), noteTold(tx, examId)]);
  });

const BATCH = 200;

/** Every minute: what a server that died still owed. */
export async function tellUntold(kit: Kit): Promise<void> {
  for (const { id, userId } of await selectUntold(kit.db, BATCH)) await tellMemory(kit, userId, id);
}
