import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations';
import { momentInSpain } from '../platform/madrid-time';
import { plusDays } from '../review/days';

export const slotLengths = [20, 30, 45, 60] as const;
export type SlotLength = (typeof slotLengths)[number];

export const callStates = ['booked', 'held', 'cancelled'] as const;
export type CallState = (typeof callStates)[number];

/** A call is moved or cancelled up to this long before. */
export const CHANGE_MS = 12 * HOUR_MS;
export const FARTHEST_MS = 60 * DAY_MS;
export const MOST_WEEKS = 8;
/** Notices before a call. */
export const DAY_NOTICE_MS = 24 * HOUR_MS;
export const SOON_NOTICE_MS = HOUR_MS;
/** The link of the call is shown from this long before until its end. */
export const ENTER_MS = 15 * MINUTE_MS;

export const isPast = (startsAt: Date, now: Date): boolean => startsAt.getTime() <= now.getTime();

export const mayChange = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= CHANGE_MS;

export const endOf = (startsAt: Date, minutes: number): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

type Slot = { startsAt: Date; minutes: number };

export const overlaps = (one: Slot, other: Slot): boolean =>
  one.startsAt < endOf(other.startsAt, other.minutes) && other.startsAt < endOf(one.startsAt, one.minutes);

export type SlotSeries = { day: string; from: number; to: number; minutes: number; weeks: number };

/** `17:30` → 1050; undefined for anything else. */
export function minutesOfDay(time: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/** The slots of an afternoon, and the same in the following weeks at the same time in Spain, in winter and in summer. */
export const slotsOf = ({ day, from, to, minutes, weeks }: SlotSeries): Slot[] =>
  Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / minutes)) }, (_, index) => ({
      startsAt: momentInSpain(plusDays(day, 7 * week), from + index * minutes),
      minutes,
    })),
  ).flat();

/** Why a series cannot be offered, by field. */
export function seriesFaults({
  from,
  to,
  minutes,
}: Pick<SlotSeries, 'from' | 'to' | 'minutes'>): Record<string, string> {
  if (to <= from) return { to: 'La hora de fin va después de la de inicio.' };
  return to - from < minutes ? { to: `Entre las dos horas no cabe una llamada de ${minutes} minutos.` } : {};
}
