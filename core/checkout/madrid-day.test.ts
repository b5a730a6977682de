import { describe, expect, it } from 'vitest';
import { dayInSpain } from '../platform/madrid-time';
import { madridEndOfDay, madridMidnight, startOfLastDays } from './madrid-day';

describe('a day in Spain', () => {
  it.each([
    ['2026-11-15', '2026-11-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(madridMidnight(day).toISOString()).toBe(moment);
    expect(dayInSpain(madridMidnight(day))).toBe(day);
  });

  it('ends when the next one begins', () => {
    expect(madridEndOfDay('2026-12-31')).toEqual(madridMidnight('2027-01-01'));
  });

  it.each([
    [1, '2026-11-14T23:00:00.000Z'],
    [7, '2026-11-08T23:00:00.000Z'],
    // This range includes the change to winter time.
    [30, '2026-10-16T22:00:00.000Z'],
  ])('the last %i days began at %s', (days, moment) => {
    expect(startOfLastDays(days, new Date('2026-11-15T10:00:00Z')).toISOString()).toBe(moment);
    expect(startOfLastDays(days, new Date('2026-11-14T23:30:00Z')).toISOString()).toBe(moment);
  });
});
