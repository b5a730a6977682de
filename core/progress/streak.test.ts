import { describe, expect, test } from 'vitest';
import { plusDays } from '../review/days';
import { streakOn } from './streak';

const today = '2026-11-18'; // a Wednesday
const back = (...days: number[]) => days.map((day) => plusDays(today, -day));

describe('the streak', () => {
  test.each([
    ['nothing studied', [], 0],
    ['today alone', back(0), 1],
    ['three days up to today', back(0, 1, 2), 3],
    ['until yesterday, because today is not over', back(1, 2, 3), 3],
    ['one missed day, which is free', back(0, 2, 3), 3],
    ['two missed days in the month, both free', back(0, 2, 4, 5), 4],
    ['three missed days in a row break it', back(0, 4, 5), 1],
    ['a third missed day in the month breaks it', back(0, 2, 4, 6, 7), 1],
  ])('%s', (_name, studied, days) => {
    expect(streakOn(studied, today).days).toBe(days);
  });

  test('has two new free days each month', () => {
    const studied = [
      '2026-10-25',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-04',
    ];
    expect(streakOn(studied, '2026-11-04')).toMatchObject({ days: 7, freeLeft: 0 });
  });

  test('remembers the best one', () => {
    expect(streakOn([...back(0), ...back(20, 21, 22, 23)], today)).toMatchObject({ days: 1, best: 4 });
  });

  test('has the state of each day of the week, and null for future days', () => {
    expect(streakOn(back(2, 3), today).week).toEqual(['studied', 'free', 'today', null, null, null, null]);
  });

  test('ignores future days', () => {
    expect(streakOn([plusDays(today, 1)], today).days).toBe(0);
  });

  test('takes a rest day for the first missed day after the free ones', () => {
    const studied = back(0, 2, 4, 6, 7);
    expect(streakOn(studied, today, back(9))).toMatchObject({ days: 5, restLeft: 0 });
    expect(streakOn(studied, today, back(9, 8))).toMatchObject({ days: 5, restLeft: 1 });
  });

  test('is not repaired by a rest day that was obtained after the loss', () => {
    const studied = back(0, 2, 4, 6, 7);
    expect(streakOn(studied, today, back(0))).toMatchObject({ days: 1, restLeft: 1 });
    // Obtained on the missed day itself, which was not over.
    expect(streakOn(studied, today, back(1))).toMatchObject({ days: 5, restLeft: 0 });
  });

  test('keeps the rest days while there is no streak to protect', () => {
    expect(streakOn([], today, back(5, 4))).toMatchObject({ days: 0, restLeft: 2 });
  });
});
