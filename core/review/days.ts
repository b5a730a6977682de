import { DAY_MS } from '../platform/durations';

/** The day so many days later (or earlier), both as `YYYY-MM-DD`. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
