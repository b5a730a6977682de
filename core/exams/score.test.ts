import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMark, markOf, tenThousandths, worthOf } from './score';

const official = (hits: number, errors: number) => markOf({ hits, errors, total: 100, alternatives: 3 });

describe('the official mark', () => {
  it.each([
    [100, 0, '10,00'],
    [0, 0, '0,00'],
    [80, 20, '7,00'],
    [75, 5, '7,25'],
    [72, 1, '7,15'],
    [50, 25, '3,75'],
    [33, 67, '0,00'],
    [34, 66, '0,10'],
  ])('of %i hits and %i errors in 100 questions is %s', (hits, errors, mark) => {
    expect(formatMark(official(hits, errors))).toBe(mark);
  });

  it('subtracts a whole hit for an error in true or false', () => {
    expect(formatMark(markOf({ hits: 7, errors: 3, total: 10, alternatives: 2 }))).toBe('4,00');
  });

  it('shows four decimals only if needed', () => {
    expect(formatMark(markOf({ hits: 10, errors: 0, total: 30, alternatives: 3 }))).toBe('3,3333');
    expect(formatMark(markOf({ hits: 20, errors: 0, total: 30, alternatives: 3 }))).toBe('6,6667');
  });

  it('is between 0 and 10 and monotonic in hits and errors', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        const hits = Math.min(one, 100 - other);
        const mark = tenThousandths(official(hits, other));
        expect(mark).toBeGreaterThanOrEqual(0);
        expect(mark).toBeLessThanOrEqual(100_000);
        expect(tenThousandths(official(hits + 1, other))).toBeGreaterThanOrEqual(mark);
        expect(tenThousandths(official(hits, other + 1))).toBeLessThanOrEqual(mark);
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
    expect(tenThousandths(markOf({ hits: 0, errors: 0, total: 0, alternatives: 3 }))).toBe(0);
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
