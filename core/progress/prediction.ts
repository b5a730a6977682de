/** A full mock beside what had been predicted before: marks from 0 to 10. */
export type Checked = { expected: number; low: number; high: number; mark: number };

/** Mocks before anything is said about how the prediction did: fewer would be luck. */
export const MOCKS_NEEDED = 50;
/** Candidates with a prediction before anyone is told a position. */
export const CANDIDATES_NEEDED = 200;
/**
 * Candidates for each place in the exam of 25 October 2025, about 30,000 for 2,764 (press, Portal del Aspirante): what turns a
 * position among those who are here into one against the places.
 */
export const CANDIDATES_PER_PLACE = 30_000 / 2_764;

/** How predictions did on these mocks, or null while there are too few to say. */
export function judge(checked: readonly Checked[]) {
  if (checked.length < MOCKS_NEEDED) return null;
  const mean = (pick: (one: Checked) => number) =>
    checked.reduce((sum, one) => sum + pick(one), 0) / checked.length;
  const bands = new Map<number, Checked[]>();
  for (const one of checked) {
    const from = Math.min(9, Math.floor(one.expected));
    bands.set(from, [...(bands.get(from) ?? []), one]);
  }
  const average = (ones: readonly Checked[], pick: (one: Checked) => number) =>
    ones.reduce((sum, one) => sum + pick(one), 0) / ones.length;
  return {
    meanError: mean(({ expected, mark }) => Math.abs(expected - mark)),
    bias: mean(({ expected, mark }) => expected - mark),
    inside: mean(({ low, high, mark }) => (mark >= low && mark <= high ? 1 : 0)),
    bands: [...bands]
      .sort(([a], [b]) => a - b)
      .map(([from, ones]) => ({
        from,
        mocks: ones.length,
        predicted: average(ones, ({ expected }) => expected),
        real: average(ones, ({ mark }) => mark),
      })),
  };
}

export type Spread = readonly { tenth: number; candidates: number }[];

/** A place among all, counted in tenths of a point: who is in the same tenth shares the better one. */
export function placeIn(spread: Spread, expected: number) {
  const candidates = spread.reduce((sum, one) => sum + one.candidates, 0);
  const own = Math.floor(expected * 10);
  const above = spread.filter(({ tenth }) => tenth > own).reduce((sum, one) => sum + one.candidates, 0);
  return { candidates, position: Math.min(candidates, above + 1) };
}
