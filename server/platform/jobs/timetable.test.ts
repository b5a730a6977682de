import { describe, expect, it } from 'vitest';
import { dueBy, type Timetable } from './timetable';

const minuteOf = (time: string): number => Date.parse(`2026-11-15T${time}:00Z`) / 60_000;

const isDue = (timetable: Timetable, after: number, until: number): boolean => dueBy(timetable)(after, until);

describe('a timetable', () => {
  it.each<[Timetable, string, boolean]>([
    ['* * * * *', '12:34', true],
    ['*/15 * * * *', '12:45', true],
    ['*/15 * * * *', '12:46', false],
    ['7 * * * *', '12:07', true],
    ['7 * * * *', '12:17', false],
    ['40 3 * * *', '03:40', true],
    ['40 3 * * *', '04:40', false],
    ['0 */6 * * *', '18:00', true],
    ['0 */6 * * *', '19:00', false],
  ])('%s at %s: %s', (timetable, time, due) => {
    const minute = minuteOf(time);
    expect(isDue(timetable, minute - 1, minute)).toBe(due);
  });

  it('is due once for all the minutes that were slept through, and not for the one that was seen', () => {
    expect(isDue('40 3 * * *', minuteOf('01:00'), minuteOf('09:00'))).toBe(true);
    expect(isDue('40 3 * * *', minuteOf('03:40'), minuteOf('09:00'))).toBe(false);
    expect(isDue('* * * * *', minuteOf('09:00'), minuteOf('09:00'))).toBe(false);
    expect(isDue('* * * * *', minuteOf('10:00'), minuteOf('09:00'))).toBe(false);
    expect(isDue('40 3 * * *', 0, minuteOf('09:00'))).toBe(true);
  });

  it('that says something else is refused', () => {
    expect(() => dueBy('1,2 * * * *')).toThrow('1,2');
    expect(() => dueBy('*/0 * * * *')).toThrow('*/0');
  });
});
