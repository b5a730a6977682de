import { describe, expect, it } from 'vitest';
import { judge, MOCKS_NEEDED, placeIn } from './prediction';

const checked = (expected: number, mark: number) => ({
  expected,
  low: expected - 1,
  high: expected + 1,
  mark,
});

describe('how the prediction did', () => {
  it('says nothing before there are enough mocks', () => {
    expect(judge(Array.from({ length: MOCKS_NEEDED - 1 }, () => checked(6, 6)))).toBeNull();
  });

  it('counts error, bias, intervals and bands', () => {
    const half = MOCKS_NEEDED / 2;
    const found = judge([
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

describe('a place among all', () => {
  const spread = [
    { tenth: 71, candidates: 2 },
    { tenth: 65, candidates: 5 },
    { tenth: 40, candidates: 3 },
  ];

  it('is behind all who are a tenth above', () => {
    expect(placeIn(spread, 6.59)).toEqual({ candidates: 10, position: 3 });
    expect(placeIn(spread, 9)).toEqual({ candidates: 10, position: 1 });
    expect(placeIn(spread, 1)).toEqual({ candidates: 10, position: 10 });
  });
});
