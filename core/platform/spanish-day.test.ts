import { describe, expect, it } from 'vitest';
import {
  dayAndMonth,
  dayAndShortMonth,
  longDay,
  monthAndYear,
  shortDay,
  shortWeekday,
  weekday,
} from './spanish-day';

describe('days in Spanish', () => {
  it.each(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month * 2 + 1)).toISOString()),
  )('%s is written as the browser would write it', (moment) => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' }).format(new Date(moment));
    expect(longDay(moment)).toBe(intl({ dateStyle: 'long' }));
    expect(shortDay(moment.slice(0, 10))).toBe(intl({ day: 'numeric', month: 'short', year: 'numeric' }));
    expect(dayAndMonth(moment)).toBe(intl({ day: 'numeric', month: 'long' }));
    expect(dayAndShortMonth(moment)).toBe(intl({ day: 'numeric', month: 'short' }));
    expect(monthAndYear(moment)).toBe(intl({ month: 'long', year: 'numeric' }));
    expect(weekday(moment)).toBe(intl({ weekday: 'long' }));
    expect(shortWeekday(moment)).toBe(intl({ weekday: 'short' }));
  });
});
