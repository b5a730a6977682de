import type { Db } from '../../platform/db';
import type { ExamRow } from '../exams.queries';
import { scoreIn } from '../score';
import { addTakers, insertResult, lockResult, updateResult } from './compare.queries';
import { ensureProfile } from './ranking-profile';

type Graded = Pick<
  ExamRow,
  'id' | 'userId' | 'paper' | 'questions' | 'questionKind' | 'annulled' | 'hits' | 'errors' | 'finishedAt'
>;

/**
 * Counts the score of a finished exam that is the same for all, in the transaction that grades it. Only the first attempt
 * of each user counts; a regrading moves it.
 */
export async function savePaperScore(db: Db, exam: Graded): Promise<void> {
  const { id: examId, userId, paper, hits, errors, finishedAt } = exam;
  if (paper === null || hits === null || errors === null || finishedAt === null) return;
  const score = scoreIn(exam, hits, errors);
  const row = { paper, userId, examId, score, finishedAt };
  const counted = await lockResult(db, paper, userId);
  if (!counted) {
    await ensureProfile(db, userId);
    if (await insertResult(db, row)) await addTakers(db, paper, score, 1);
    return;
  }
  if (counted.examId !== examId || counted.score === score) return;
  await updateResult(db, row);
  await addTakers(db, paper, counted.score, -1);
  await addTakers(db, paper, score, 1);
}
