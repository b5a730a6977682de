import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

const lastSundayAtOne = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
};

/**
 * Summer time lasts from the last Sunday of March to the last of October, at 1:00 UTC, in the whole European Union since 1996.
 * Written here because a phone needs tens of milliseconds to create the browser's format of a time zone.
 */
const isSummer = (moment: number): boolean => {
  const year = new Date(moment).getUTCFullYear();
  return moment >= lastSundayAtOne(year, 2) && moment < lastSundayAtOne(year, 9);
};

/** The value of a datetime-local field in Spanish time: `2026-11-15T18:30`. */
export function localInSpain(moment: Date | string): string {
  const time = new Date(moment).getTime();
  return new Date(time + (isSummer(time) ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16);
}

/** `2026-11-15` */
export const dayInSpain = (moment: Date | string): string => localInSpain(moment).slice(0, 10);

/** 0 to 23. */
export const hourInSpain = (moment: Date | string): number => Number(localInSpain(moment).slice(11, 13));

/** The instant that is `minutes` after midnight of a day in mainland Spain. */
export function momentInSpain(day: string, minutes: number): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const ifSummer = local - 2 * HOUR_MS;
  return new Date(isSummer(ifSummer) ? ifSummer : local - HOUR_MS);
}

/** Parses a datetime-local value in Spanish time; undefined if incomplete. */
export function fromLocalInSpain(text: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!found?.[1] || Number.isNaN(Date.parse(found[1]))) return undefined;
  return momentInSpain(found[1], Number(found[2]) * 60 + Number(found[3])).toISOString();
}
