import { describe, expect, it } from 'vitest';
import { formatHours, formatWindow, isOpenOn } from './open-window';

const window = { opensAt: new Date('2026-11-20T09:00:00Z'), closesAt: new Date('2026-11-20T12:00:00Z') };

describe('the window of a scheduled mock', () => {
  it('includes each Spanish day on which it is open, but not a day on which it closes at midnight', () => {
    const weekend = { opensAt: new Date('2026-11-20T23:30:00Z'), closesAt: new Date('2026-11-22T23:00:00Z') };
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(days.map((day) => isOpenOn(day, weekend))).toEqual([false, true, true, false]);
    expect(days.map((day) => isOpenOn(day, window))).toEqual([true, false, false, false]);
  });

  it('is written in Spanish local time', () => {
    expect(formatHours(window)).toBe('de 10:00 a 13:00');
    expect(formatWindow(window)).toBe('el 20 de noviembre, de 10:00 a 13:00');
    expect(formatWindow({ ...window, closesAt: new Date('2026-11-22T19:00:00Z') })).toBe(
      'del 20 de noviembre a las 10:00 al 22 de noviembre a las 20:00',
    );
  });
});
