import { dayInSpain, momentInSpain } from '../platform/madrid-time';

/** When a post appears: at the moment given or, with a later date, when that day begins in Spain. Null means now. */
export function releaseOf(date: string, now: Date, publishAt: string | null = null): Date | null {
  if (publishAt) return new Date(publishAt) > now ? new Date(publishAt) : null;
  return date > dayInSpain(now) ? momentInSpain(date, 0) : null;
}
