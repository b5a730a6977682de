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
    ['up to yesterday: today is not over yet', back(1, 2, 3), 3],
    ['one day missed, which is free', back(0, 2, 3), 3],
    ['two days missed in the month, both free', back(0, 2, 4, 5), 4],
    ['three missed in a row break it', back(0, 4, 5), 1],
    ['a third missed day in the month breaks it', back(0, 2, 4, 6, 7), 1],
  ])('%s', (_name, studied, days) => {
    expect(streakOn(studied, today).days).toBe(days);
  });

  test('two new free days come with the month', () => {
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

  test('the best one stays when a new one begins', () => {
    expect(streakOn([...back(0), ...back(20, 21, 22, 23)], today)).toMatchObject({ days: 1, best: 4 });
  });

  test('the week says what each day was, and nothing of those to come', () => {
    expect(streakOn(back(2, 3), today).week).toEqual(['studied', 'free', 'today', null, null, null, null]);
  });

  test('days of the future are not believed', () => {
    expect(streakOn([plusDays(today, 1)], today).days).toBe(0);
  });
});
