import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters } from '../../syllabus/questions/letters';
import { choiceShares, MIN_SHARED_ANSWERS } from './choice-shares';

const of = (a: number, b: number, c: number) =>
  choiceShares(
    [
      { choice: 'C', answers: c },
      { choice: 'A', answers: a },
      { choice: 'B', answers: b },
    ],
    letters,
  );

describe('the shares of the alternatives', () => {
  it('are shown from thirty answers on', () => {
    expect(of(20, 5, 4)).toBeNull();
    expect(of(20, 5, 5)).toEqual({
      answers: 30,
      shares: [
        { choice: 'A', percent: 67 },
        { choice: 'B', percent: 17 },
        { choice: 'C', percent: 16 },
      ],
    });
  });

  it('include an alternative that nobody chose', () => {
    expect(choiceShares([{ choice: 'true', answers: 40 }], ['true', 'false'])?.shares).toEqual([
      { choice: 'true', percent: 100 },
      { choice: 'false', percent: 0 },
    ]);
  });

  it('add up to 100 and differ from the exact share by less than one', () => {
    const count = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(count, count, count, (a, b, c) => {
        const found = of(a, b, c);
        const answers = a + b + c;
        if (answers < MIN_SHARED_ANSWERS) return found === null;
        const percents = found?.shares.map(({ percent }) => percent) ?? [];
        return (
          percents.reduce((sum, percent) => sum + percent, 0) === 100 &&
          [a, b, c].every((one, index) => Math.abs((one * 100) / answers - (percents[index] ?? 0)) < 1)
        );
      }),
    );
  });
});
