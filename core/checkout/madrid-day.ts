import { dayInSpain, momentInSpain } from '../platform/madrid-time';

export const madridMidnight = (day: string): Date => momentInSpain(day, 0);

export function madridEndOfDay(day: string): Date {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return madridMidnight(next.toISOString().slice(0, 10));
}

/** Start of the last `days` days in Spain, today included. */
export function startOfLastDays(days: number, now: Date): Date {
  const first = new Date(`${dayInSpain(now)}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (days - 1));
  return madridMidnight(first.toISOString().slice(0, 10));
}
