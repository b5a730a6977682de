import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRecall, ITEMS_TO_COMPARE, shareOf } from './statistics';

describe('the share of right answers', () => {
  it('has the interval of Wilson', () => {
    // Newcombe 1998, table I: 81 of 263.
    const share = shareOf({ items: 263, right: 81 });
    expect(share?.low).toBeCloseTo(0.2553, 4);
    expect(share?.high).toBeCloseTo(0.3662, 4);
  });

  it('is nothing without items', () => expect(shareOf({ items: 0, right: 0 })).toBeNull());
});

describe('playing against not playing', () => {
  it('has the interval of Newcombe', () => {
    // Newcombe 1998, method 10: 56/70 against 48/80.
    const { difference } = compareRecall({ items: 70, right: 56 }, { items: 80, right: 48 });
    expect(difference?.share).toBeCloseTo(0.2, 4);
    expect(difference?.low).toBeCloseTo(0.0524, 4);
    expect(difference?.high).toBeCloseTo(0.3339, 4);
  });

  it.each([
    [{ items: 200, right: 160 }, { items: 200, right: 120 }, 'better'],
    [{ items: 200, right: 120 }, { items: 200, right: 160 }, 'worse'],
    [{ items: 40, right: 30 }, { items: 40, right: 28 }, 'same'],
    [{ items: ITEMS_TO_COMPARE - 1, right: 29 }, { items: 400, right: 100 }, 'unknown'],
    [{ items: 400, right: 100 }, { items: 0, right: 0 }, 'unknown'],
  ] as const)('%j against %j is %s', (played, rest, verdict) =>
    expect(compareRecall(played, rest).verdict).toBe(verdict),
  );

  const tally = fc
    .tuple(fc.integer({ min: ITEMS_TO_COMPARE, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([items, share]) => ({ items, right: Math.round(items * share) }));

  it('has the difference inside its interval, and the same interval the other way round', () =>
    fc.assert(
      fc.property(tally, tally, (one, other) => {
        const there = compareRecall(one, other).difference;
        const back = compareRecall(other, one).difference;
        if (!there || !back) throw new Error('There is no difference.');
        expect(there.low).toBeLessThanOrEqual(there.share);
        expect(there.high).toBeGreaterThanOrEqual(there.share);
        expect(there.low).toBeCloseTo(-back.high, 10);
      }),
    ));
});
