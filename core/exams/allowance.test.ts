import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import {
  hasQuestionLimit,
  mockSizeOf,
  nextMockAt,
  questionAllowance,
  testSizesFor,
  tierRequiredFor,
  windowFault,
} from './allowance';

const now = new Date('2026-11-15T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

describe('the limits of a plan', () => {
  it('are 20 questions a day without a plan and no limit with one', () => {
    expect(questionAllowance.limit).toBe(20);
    expect([hasQuestionLimit('demo'), hasQuestionLimit('basico')]).toEqual([true, false]);
  });

  it('are the full mock from plus on and the short one below', () => {
    expect([mockSizeOf('demo'), mockSizeOf('basico'), mockSizeOf('plus'), mockSizeOf('elite')]).toEqual([
      25, 25, 100, 100,
    ]);
  });

  it('are one short mock a week, counted from the end of the last one', () => {
    expect(nextMockAt('demo', null, now)).toBeNull();
    expect(nextMockAt('demo', daysAgo(6), now)).toEqual(new Date('2026-11-16T10:00:00.000Z'));
    expect(nextMockAt('demo', daysAgo(7), now)).toBeNull();
    expect(nextMockAt('plus', daysAgo(0), now)).toBeNull();
  });

  it('require basico for true or false', () => {
    expect(tierRequiredFor('demo', 'true-false')).toBe('basico');
    expect(tierRequiredFor('basico', 'true-false')).toBeNull();
    expect(tierRequiredFor('demo', 'choice')).toBeNull();
  });

  it.each([
    [null, [10, 20, 30, 50, 100]],
    [20, [10, 20]],
    [10, [10, 20]],
    [13, [10, 13, 20]],
    [3, [3, 10, 20]],
    [0, [10, 20]],
  ])('offers tests of what is left of the day: %s', (left, sizes) => {
    expect(testSizesFor(left)).toEqual(sizes);
  });
});

describe('a scheduled exam', () => {
  it.each([
    [1, 2, 'exams.not-open'],
    [-2, -1, 'exams.closed'],
    [-1, 0, 'exams.closed'],
    [-1, 1, null],
    [0, 1, null],
    [null, null, null],
  ])('that opens in %s and closes in %s hours: %s', (opens, closes, fault) => {
    const at = (hours: number | null) =>
      hours === null ? null : new Date(now.getTime() + hours * 3_600_000);
    expect(windowFault({ opensAt: at(opens), closesAt: at(closes) }, now)).toBe(fault);
  });
});
