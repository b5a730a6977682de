import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatScore, roundedScore, scoreOf, tenThousandths, worthOf } from './score';

const official = (hits: number, errors: number) => scoreOf({ hits, errors, total: 100, alternatives: 3 });

describe('the official score', () => {
  it.each([
    [100, 0, '10,00'],
    [0, 0, '0,00'],
    [80, 20, '7,00'],
    [75, 5, '7,25'],
    [72, 1, '7,15'],
    [50, 25, '3,75'],
    [33, 67, '0,00'],
    [34, 66, '0,10'],
  ])('of %i hits and %i errors in 100 questions is %s', (hits, errors, score) => {
    expect(formatScore(tenThousandths(official(hits, errors)))).toBe(score);
  });

  it('subtracts a whole hit for an error in true or false', () => {
    expect(formatScore(tenThousandths(scoreOf({ hits: 7, errors: 3, total: 10, alternatives: 2 })))).toBe(
      '4,00',
    );
  });

  it('shows four decimals only if needed', () => {
    expect(formatScore(tenThousandths(scoreOf({ hits: 10, errors: 0, total: 30, alternatives: 3 })))).toBe(
      '3,3333',
    );
    expect(formatScore(tenThousandths(scoreOf({ hits: 20, errors: 0, total: 30, alternatives: 3 })))).toBe(
      '6,6667',
    );
  });

  it('is between 0 and 10 and monotonic in hits and errors', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        const hits = Math.min(one, 100 - other);
        const score = tenThousandths(official(hits, other));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100_000);
        expect(tenThousandths(official(hits + 1, other))).toBeGreaterThanOrEqual(score);
        expect(tenThousandths(official(hits, other + 1))).toBeLessThanOrEqual(score);
      }),
    );
  });

  it('is an exact multiple of 0.05 for 100 questions', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (hits, errors) => {
        expect(tenThousandths(official(hits, errors)) % 500).toBe(0);
      }),
    );
  });

  it('is zero for an exam without questions', () => {
    expect(tenThousandths(scoreOf({ hits: 0, errors: 0, total: 0, alternatives: 3 }))).toBe(0);
  });
});

describe('a written score', () => {
  it('has two decimals, and four where there are any', () => {
    expect([71_500, 77_272, 0, 100_000].map((score) => formatScore(score))).toEqual([
      '7,15',
      '7,7272',
      '0,00',
      '10,00',
    ]);
    expect(roundedScore(77_272)).toBe('7,73');
  });

  it('carries its sign where it matters', () => {
    expect([1_500, -4_500, 0].map((score) => formatScore(score, true))).toEqual(['+0,15', '−0,45', '0,00']);
  });
});

describe('the worth of a group of answers', () => {
  it.each([
    [1, 0, 1_000],
    [0, 1, -500],
    [1, 2, 0],
    [7, 5, 4_500],
  ])('is the difference to leaving it blank: %i hits, %i errors: %i', (hits, errors, worth) => {
    expect(worthOf({ hits, errors, total: 100, alternatives: 3 })).toBe(worth);
  });

  it('can be negative', () => {
    expect(worthOf({ hits: 0, errors: 3, total: 10, alternatives: 3 })).toBe(-15_000);
    expect(worthOf({ hits: 0, errors: 0, total: 0, alternatives: 3 })).toBe(0);
  });
});
