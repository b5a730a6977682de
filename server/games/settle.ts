import { DAY_MS } from '@atalaya/core/platform/durations';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { finishPlay } from './finish';
import { selectLeftRounds } from './settle.queries';

const settle = defineJob<Record<string, never>>('games.settle');

/** A round of flashcards is short: after a day nobody goes on with it. */
const LEFT_AFTER_MS = DAY_MS;

/** Ends rounds that were left, so that the answers given in them reach the review log. */
export async function settleLeftRounds(kit: Kit): Promise<number> {
  const left = await selectLeftRounds(kit.db, new Date(kit.clock.now().getTime() - LEFT_AFTER_MS));
  for (const { id, userId, moves, activeMs, startedAt } of left)
    await finishPlay(kit, userId, id, {
      from: moves,
      sent: { game: 'flashcards', moves: [] },
      activeMs,
      endedAt: new Date(startedAt.getTime() + activeMs),
    });
  return left.length;
}

export const settleRounds = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(settle, '*/30 * * * *', async () => void (await settleLeftRounds(kit)));
