const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** The day of a moment as people in Spain count it: `2026-11-15`. */
export const madridDay = (at: Date): string => dayFormat.format(at);

/** The moment at which a day begins in Spain, in summer and in winter. */
export function madridMidnight(day: string): Date {
  const winter = new Date(`${day}T00:00:00+01:00`);
  return clock.format(winter) === `${day}, 00:00` ? winter : new Date(`${day}T00:00:00+02:00`);
}

/** The moment at which the day is over. */
export function madridEndOfDay(day: string): Date {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return madridMidnight(next.toISOString().slice(0, 10));
}

/** The moment at which the last so many days began, today being one of them. */
export function startOfLastDays(days: number, now: Date): Date {
  const first = new Date(`${madridDay(now)}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (days - 1));
  return madridMidnight(first.toISOString().slice(0, 10));
}
