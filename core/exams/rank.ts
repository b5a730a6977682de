/** Ties share the better position, as in the official lists. */
export function rankAmong(scores: readonly number[], own: number) {
  const sorted = [...scores].sort((a, b) => b - a);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const lower = sorted[middle - 1] ?? upper;
  return {
    position: sorted.filter((score) => score > own).length + 1,
    of: sorted.length,
    best: sorted[0] ?? 0,
    median: sorted.length % 2 === 1 ? upper : Math.round((upper + lower) / 2),
  };
}
