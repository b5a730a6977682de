import type { Standing, Standings } from '@atalaya/core/exams/selection';
import type { Db } from '../platform/db';
import { standingsOf } from '../review/standings';
import { selectMarks } from './answers.queries';

/** What someone has met, failed and marked, by question. */
export async function readStandings(db: Db, userId: string): Promise<Standings> {
  const [met, marks] = await Promise.all([standingsOf(db, userId), selectMarks(db, userId)]);
  const standings = new Map<string, Standing>();
  // A blank was seen too, though it says nothing about memory.
  for (const { itemId, reps, last } of met)
    standings.set(itemId, { times: Math.max(1, reps), last, marked: false });
  for (const { questionId } of marks)
    standings.set(questionId, { times: 0, last: null, ...standings.get(questionId), marked: true });
  return standings;
}
