/** A full mock and the prediction made before it; scores from 0 to 10. */
export type PredictedMock = { expected: number; low: number; high: number; score: number };

/** Minimum of mocks to publish the accuracy. */
export const MOCKS_NEEDED = 50;
/** Minimum of candidates to show a rank. */
export const CANDIDATES_NEEDED = 200;
/** From the exam of 25 October 2025: about 30,000 candidates for 2,764 places (press, Portal del Aspirante). */
export const CANDIDATES_PER_PLACE = 30_000 / 2_764;

export function predictionAccuracy(checked: readonly PredictedMock[]) {
  if (checked.length < MOCKS_NEEDED) return null;
  const mean = (pick: (one: PredictedMock) => number) =>
    checked.reduce((sum, one) => sum + pick(one), 0) / checked.length;
  const bands = new Map<number, PredictedMock[]>();
  for (const one of checked) {
    const from = Math.min(9, Math.floor(one.expected));
    bands.set(from, [...(bands.get(from) ?? []), one]);
  }
  const average = (ones: readonly PredictedMock[], pick: (one: PredictedMock) => number) =>
    ones.reduce((sum, one) => sum + pick(one), 0) / ones.length;
  return {
    meanError: mean(({ expected, score }) => Math.abs(expected - score)),
    bias: mean(({ expected, score }) => expected - score),
    inside: mean(({ low, high, score }) => (score >= low && score <= high ? 1 : 0)),
    bands: [...bands]
      .sort(([a], [b]) => a - b)
      .map(([from, ones]) => ({
        from,
        mocks: ones.length,
        predicted: average(ones, ({ expected }) => expected),
        real: average(ones, ({ score }) => score),
      })),
  };
}

export type ScoreDistribution = readonly { tenth: number; candidates: number }[];

/** In tenths of a point; candidates of the same tenth share the better rank. */
export function rankIn(spread: ScoreDistribution, expected: number) {
  const candidates = spread.reduce((sum, one) => sum + one.candidates, 0);
  const own = Math.floor(expected * 10);
  const above = spread.filter(({ tenth }) => tenth > own).reduce((sum, one) => sum + one.candidates, 0);
  return { candidates, position: Math.min(candidates, above + 1) };
}
