import type { QuestionHistories, QuestionHistory } from '@atalaya/core/exams/selection';
import type { Db } from '../platform/db';
import { selectStandings } from './standing.queries';

export async function readStandings(db: Db, userId: string): Promise<QuestionHistories> {
  const standings = new Map<string, QuestionHistory>();
  for (const { times, last, hasFailed, isFlag, ids } of await selectStandings(db, userId)) {
    // A blank counts as seen. Questions with equal history share one object.
    const alike: QuestionHistory = { times: Math.max(1, times), last, hasFailed, flagged: false };
    for (const id of ids)
      standings.set(
        id,
        isFlag ? { times: 0, last: null, hasFailed: false, ...standings.get(id), flagged: true } : alike,
      );
  }
  return standings;
}
