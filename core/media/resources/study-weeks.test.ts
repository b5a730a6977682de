import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangesOf, studyWeeks } from './study-weeks';

const topics = Array.from({ length: 45 }, (_, at) => at + 1);

describe('a study calendar', () => {
  it('has every topic once, in order, and all of them again before the exam', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 30 }), (count) => {
        const weeks = studyWeeks(count, topics);
        expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
        expect(weeks.flatMap((week) => week.topics)).toEqual(topics);
        const last = weeks.filter((week) => week.topics.length === 0 && week.hasMock);
        expect(last.flatMap(({ review }) => review)).toEqual(topics);
      }),
    );
  });

  it('writes runs of topics as ranges', () => {
    expect(rangesOf([1, 2, 3, 7, 9, 10])).toBe('1 a 3, 7, 9 a 10');
    expect(rangesOf([])).toBe('');
  });
});
