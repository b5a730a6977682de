import type { PlayedItem, PlayResult } from '@atalaya/core/games/play';
import { streakAfter } from '@atalaya/core/games/streak';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { Db } from '../platform/db';
import { metBefore } from '../review/history';
import { ALL_TOPICS } from './games.tables';
import type { PlayRow } from './plays.queries';
import { addToDay, addToItems, selectTotal, upsertTotal } from './rollups.queries';

/** Counts the items met on an earlier day and what was still known of them. */
const retention = (before: ReadonlySet<string>) => (items: readonly PlayedItem[]) => {
  const met = items.filter(({ kind, itemId }) => before.has(`${kind} ${itemId}`));
  return { met: met.length, kept: met.filter(({ outcome }) => outcome === 'right').length };
};

/** Keeps the sums that the games page and the statistics read. A play that was given up is no finished one. */
export async function addToRollups(
  db: Db,
  row: PlayRow,
  result: PlayResult & { isOver: boolean },
  now: Date,
): Promise<void> {
  const { userId, game, activeMs } = row;
  const { items, isWon, hints, isOver } = result;
  await addToItems(db, userId, items, now);
  const right = items.filter(({ outcome }) => outcome === 'right').length;
  const tallyOf = retention(await metBefore(db, userId, items, dayInSpain(now)));
  const base = { userId, day: dayInSpain(now), game };
  const whole = {
    topic: ALL_TOPICS,
    plays: 1,
    won: isWon ? 1 : 0,
    activeMs,
    items: items.length,
    right,
    ...tallyOf(items),
  };
  const topics = [...new Set(items.map(({ topic }) => topic))].map((topic) => {
    const own = items.filter((item) => item.topic === topic);
    return {
      topic,
      plays: 1,
      won: isWon ? 1 : 0,
      activeMs: own.reduce((sum, { durationMs }) => sum + Math.round(durationMs), 0),
      items: own.length,
      right: own.filter(({ outcome }) => outcome === 'right').length,
      ...tallyOf(own),
    };
  });
  await addToDay(
    db,
    [whole, ...topics].map((one) => ({ ...base, ...one })),
  );
  const before = await selectTotal(db, userId, game);
  const { streak, best } = streakAfter(before?.streak ?? 0, items);
  await upsertTotal(db, {
    userId,
    game,
    finished: (before?.finished ?? 0) + (isOver ? 1 : 0),
    won: (before?.won ?? 0) + (isWon ? 1 : 0),
    unaided: (before?.unaided ?? 0) + (isWon && hints === 0 ? 1 : 0),
    streak,
    bestStreak: Math.max(before?.bestStreak ?? 0, best),
    bestMs: isWon ? Math.min(before?.bestMs ?? activeMs, activeMs) : (before?.bestMs ?? null),
  });
}
