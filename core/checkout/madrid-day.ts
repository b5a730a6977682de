import { dayInSpain, momentInSpain } from '../platform/madrid-time';

/** The moment at which a day begins in Spain, in summer and in winter. */
export const madridMidnight = (day: string): Date => momentInSpain(day, 0);

/** The moment at which the day is over. */
export function madridEndOfDay(day: string): Date {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return madridMidnight(next.toISOString().slice(0, 10));
}

/** The moment at which the last so many days began, today being one of them. */
export function startOfLastDays(days: number, now: Date): Date {
  const first = new Date(`${dayInSpain(now)}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (days - 1));
  return madridMidnight(first.toISOString().slice(0, 10));
}
