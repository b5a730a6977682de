import { DAY_MS } from '../platform/durations';

/** Removes the query, which may contain searches and tokens. */
export const pathOnly = (page: string): string => page.replace(/[?#].*$/s, '');

/** The browser's time, or the server's if it is more than a day old or in the future. */
export function eventTime(timestamp: string | number, now: Date): Date {
  const reported = new Date(timestamp).getTime();
  return reported > now.getTime() - DAY_MS && reported <= now.getTime() ? new Date(reported) : now;
}
