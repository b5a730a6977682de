import { HOUR_MS, MINUTE_MS } from './durations';

/** The Swedish locale writes ISO 8601: `2026-11-15` and `2026-11-15 18:30`. */
const formatIn = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Date | string): string => {
    // Created at its first use: a phone needs tens of milliseconds for the two.
    format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', ...options });
    return format.format(new Date(moment));
  };
};
const dayAndTime = formatIn({ dateStyle: 'short', timeStyle: 'short' });

/** `2026-11-15` */
export const dayInSpain = formatIn({});

/** The value of a datetime-local field in Spanish time: `2026-11-15T18:30`. */
export const localInSpain = (moment: Date | string): string => dayAndTime(moment).replace(' ', 'T');

/** 0 to 23. */
export const hourInSpain = (moment: Date | string): number => Number(localInSpain(moment).slice(11, 13));

/** The instant that is `minutes` after midnight of a day in mainland Spain. */
export function momentInSpain(day: string, minutes: number): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const ifSummer = local - 2 * HOUR_MS;
  const isSummer = Date.parse(`${localInSpain(new Date(ifSummer))}Z`) === local;
  return new Date(isSummer ? ifSummer : local - HOUR_MS);
}

/** Parses a datetime-local value in Spanish time; undefined if incomplete. */
export function fromLocalInSpain(text: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!found?.[1] || Number.isNaN(Date.parse(found[1]))) return undefined;
  return momentInSpain(found[1], Number(found[2]) * 60 + Number(found[3])).toISOString();
}
