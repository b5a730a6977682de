import { describe, expect, it } from 'vitest';
import { MOCKS_NEEDED, predictionAccuracy, rankIn } from './prediction';

const checked = (expected: number, score: number) => ({
  expected,
  low: expected - 1,
  high: expected + 1,
  score,
});

describe('the accuracy of the prediction', () => {
  it('is null with too few mocks', () => {
    expect(predictionAccuracy(Array.from({ length: MOCKS_NEEDED - 1 }, () => checked(6, 6)))).toBeNull();
  });

  it('has error, bias, interval coverage and bands', () => {
    const half = MOCKS_NEEDED / 2;
    const found = predictionAccuracy([
      ...Array.from({ length: half }, () => checked(6.2, 5.7)),
      ...Array.from({ length: half }, () => checked(7.5, 9)),
    ]);
    expect(found?.meanError).toBeCloseTo(1);
    expect(found?.bias).toBeCloseTo(-0.5);
    expect(found?.inside).toBe(0.5);
    expect(found?.bands.map(({ from, mocks }) => [from, mocks])).toEqual([
      [6, half],
      [7, half],
    ]);
  });
});

describe('the rank among all candidates', () => {
  const spread = [
    { tenth: 71, candidates: 2 },
    { tenth: 65, candidates: 5 },
    { tenth: 40, candidates: 3 },
  ];

  it('is after all candidates of a higher tenth', () => {
    expect(rankIn(spread, 6.59)).toEqual({ candidates: 10, position: 3 });
    expect(rankIn(spread, 9)).toEqual({ candidates: 10, position: 1 });
    expect(rankIn(spread, 1)).toEqual({ candidates: 10, position: 10 });
  });
});
