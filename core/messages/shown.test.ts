import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shown, withNewest, withOlder, withSent } from './shown';

const from = (first: number, last: number, hasMore = first > 1): Shown<{ number: number }> => ({
  items: Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({ number: first + at })),
  hasMore,
});

describe('what is shown of a conversation', () => {
  it('has no gaps and no repeats, however it is read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.oneof(fc.constant('older' as const), fc.integer({ min: 0, max: 60 })), { maxLength: 30 }),
        (start, steps) => {
          let total = start;
          const newest = () => from(Math.max(1, total - 29), total);
          let shown = newest();
          for (const step of steps) {
            const [first] = shown.items;
            if (step === 'older' && first && shown.hasMore)
              shown = withOlder(shown, from(Math.max(1, first.number - 30), first.number - 1));
            else if (step !== 'older') {
              total += step;
              shown = withNewest(shown, newest());
            }
            const numbers = shown.items.map(({ number }) => number);
            expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
            expect(numbers.at(-1)).toBe(total);
            expect(shown.hasMore).toBe((numbers[0] ?? 1) > 1);
          }
        },
      ),
    );
  });

  it('gets a sent message once', () => {
    const once = withSent(from(1, 3), { number: 4 });
    expect(withSent(once, { number: 4 })).toEqual(from(1, 4, false));
  });
});
