import { compareScore, MIN_TAKERS } from '@atalaya/core/exams/comparison';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { finishedExam } from '../results';
import { selectOneShown } from '../scheduled.queries';
import { scoreIn } from '../score';
import { stillOpenUntil } from '../shown-keys';
import { selectBest, selectOwnResult, selectProfile, selectScores } from './compare.queries';
import { scheduledPaper } from './papers';

const LISTED = 20;

export async function compareExam(kit: Kit, userId: string, id: string) {
  const exam = await finishedExam(kit, userId, id);
  if (exam.paper === null || exam.hits === null || exam.errors === null) return { state: 'none' as const };
  if ((await selectProfile(kit.db, userId))?.isCompared === false) return { state: 'off' as const };
  if (await stillOpenUntil(kit, exam)) return { state: 'open' as const };
  const [counts, own] = await Promise.all([
    selectScores(kit.db, exam.paper),
    selectOwnResult(kit.db, exam.paper, userId),
  ]);
  return compareScore(counts, scoreIn(exam, exam.hits, exam.errors), own?.examId === id);
}

/** After the closing, as the positions are. */
export async function readRanking(kit: Kit, userId: string, mockId: string) {
  const mock = await selectOneShown(kit.db, mockId);
  if (!mock || kit.clock.now() < mock.closesAt) throw new AppError('request.not-found');
  const paper = scheduledPaper(mockId);
  const counts = await selectScores(kit.db, paper);
  const takers = counts.reduce((sum, one) => sum + one.takers, 0);
  if (takers < MIN_TAKERS) return { takers, missing: MIN_TAKERS - takers, rows: [] };
  const best = await selectBest(kit.db, paper, LISTED);
  const above = (score: number): number =>
    counts.reduce((sum, one) => sum + (one.score > score ? one.takers : 0), 0);
  return {
    takers,
    missing: 0,
    rows: best.map(({ pseudonym, score, ...row }) => ({
      position: above(score) + 1,
      pseudonym,
      score,
      isOwn: row.userId === userId,
    })),
  };
}
