import { DAY_MS } from '../platform/durations';

/** Where something happened, without the query: searches and tokens are nobody's business. */
export const pathOnly = (page: string): string => page.replace(/[?#].*$/s, '');

/** When it happened, as the browser says; a clock that is a day off or more is not believed. */
export function eventTime(timestamp: string | number, now: Date): Date {
  const told = new Date(timestamp).getTime();
  return told > now.getTime() - DAY_MS && told <= now.getTime() ? new Date(told) : now;
}
