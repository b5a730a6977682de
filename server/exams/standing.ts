import type { Standing, Standings } from '@atalaya/core/exams/selection';
import type { Kit } from '../platform/kit';
import { remembered } from '../review/pending';
import { standingsOf } from '../review/standings';
import { selectMarks } from './answers.queries';

/** What someone has met, failed and marked, by question. */
export async function readStandings(kit: Kit, userId: string): Promise<Standings> {
  await remembered(kit, userId);
  const [met, marks] = await Promise.all([standingsOf(kit.db.$client, userId), selectMarks(kit.db, userId)]);
  const standings = new Map<string, Standing>();
  for (const { times, last, itemIds } of met) {
    // A blank was seen too, though it says nothing about memory. Everyone who stands alike shares one object.
    const standing: Standing = { times: Math.max(1, times), last, marked: false };
    for (const itemId of itemIds) standings.set(itemId, standing);
  }
  for (const { questionId } of marks)
    standings.set(questionId, { times: 0, last: null, ...standings.get(questionId), marked: true });
  return standings;
}
