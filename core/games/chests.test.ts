import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mondayOf } from '../review/days';
import { daysOfWeek, drawPrize, oddsFor } from './chests';
import { type ItemKind, shopItems } from './shop';

const all = (kind: ItemKind) => shopItems.filter((item) => item.kind === kind).map(({ id }) => id);

describe('a chest', () => {
  it.each([true, false])('prints odds that add up to a hundred (with mocks: %s)', (givesMocks) => {
    expect(oddsFor(givesMocks).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  it('draws as often as it says', () => {
    const draws = 20_000;
    const drawn = new Map<ItemKind, number>();
    for (let seed = 0; seed < draws; seed += 1) {
      const { kind } = drawPrize(seed, oddsFor(true), all);
      drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
    }
    for (const { kind, percent } of oddsFor(true)) {
      const share = (100 * (drawn.get(kind) ?? 0)) / draws;
      expect(Math.abs(share - percent)).toBeLessThan(1.5);
    }
  });

  it('gives the same for the same seed, and never what the user cannot get', () => {
    assert(
      property(integer({ min: 0, max: 0x7fffffff }), integer({ min: 0, max: 7 }), (seed, owned) => {
        const left = (kind: ItemKind) => all(kind).slice(owned);
        const prize = drawPrize(seed, oddsFor(false), left);
        expect(drawPrize(seed, oddsFor(false), left)).toEqual(prize);
        const possible = left(prize.kind);
        if (possible.length === 0) expect(prize.itemId).toBeNull();
        else expect(possible).toContain(prize.itemId);
      }),
    );
  });
});

it('counts the days of a week with enough answers', () => {
  expect(mondayOf('2026-11-15')).toBe('2026-11-09');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  const days = [
    { day: '2026-11-08', answers: 30 },
    { day: '2026-11-09', answers: 5 },
    { day: '2026-11-10', answers: 4 },
    { day: '2026-11-15', answers: 9 },
    { day: '2026-11-16', answers: 9 },
  ];
  expect(daysOfWeek(days, '2026-11-09')).toBe(2);
});
