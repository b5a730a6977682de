import { MINUTE_MS } from '../platform/durations';
import { localInSpain } from '../platform/madrid-time';

/** In Spanish time. `from` may be later than `to`, across midnight. */
export type QuietHours = { on: boolean; from: string; to: string };

export const defaultQuietHours: QuietHours = { on: true, from: '22:00', to: '08:00' };

const DAY_MINUTES = 24 * 60;

const clockOf = (moment: Date): string => localInSpain(moment).slice(11);

const minutesIn = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When the quiet hours end, or null if it is not quiet now. */
export function quietUntil({ on, from, to }: QuietHours, now: Date): Date | null {
  if (!on || from === to) return null;
  const time = clockOf(now);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return null;
  const wait = (minutesIn(to) - minutesIn(time) + DAY_MINUTES) % DAY_MINUTES;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = new Date(minute + wait * MINUTE_MS);
  // Corrects the hour on the two nights a year when the clock changes.
  const drift = (minutesIn(to) - minutesIn(clockOf(end)) + DAY_MINUTES) % DAY_MINUTES;
  if (drift === 0) return end;
  return new Date(end.getTime() + (drift > DAY_MINUTES / 2 ? drift - DAY_MINUTES : drift) * MINUTE_MS);
}
