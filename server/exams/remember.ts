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
export const tellMemorySoon = (kit: Kit, graded: Graded): void =>
  rememberSoon(kit, graded.exam.userId, () => tellMemory(kit, graded.exam, graded));

/** An exam as it was left when it was graded. */
export type Graded = { exam: ExamRow; rows: readonly QuestionRow[] };

/**
 * The rows that were graded are those that are told, unless a late hand-in has come between. A key that is corrected later
 * changes the mark and not what was remembered.
 */
const tellMemory = ({ db }: Kit, { id, userId }: Pick<ExamRow, 'id' | 'userId'>, graded?: Graded) =>
  db.transaction(async (tx) => {
    const exam = await lockExam(tx, userId, id);
    if (!exam?.isUntold || !exam.finishedAt) return;
    const isAsGraded = graded && graded.exam.finishedBy === exam.finishedBy;
    const rows = isAsGraded ? graded.rows : await selectQuestions(tx, id);
    await Promise.all([rememberAnswers(tx, exam, rows, exam.finishedAt), noteTold(tx, id)]);
  });

const BATCH = 200;

/** Every minute: what a server that died still owed. */
export async function tellUntold(kit: Kit): Promise<void> {
  for (const exam of await selectUntold(kit.db, BATCH)) await tellMemory(kit, exam);
}
