import type { PlayedItem } from './play';

/** Items right in a row: after these, and the most on the way. */
export function streakAfter(
  before: number,
  items: readonly Pick<PlayedItem, 'outcome'>[],
): { streak: number; best: number } {
  let streak = before;
  let best = before;
  for (const { outcome } of items) {
    streak = outcome === 'right' ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { streak, best };
}
