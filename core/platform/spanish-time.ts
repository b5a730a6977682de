const HOUR_MS = 3_600_000;

/** The last Sunday of a month, at one o'clock UTC: when clocks change in the Union (Directive 2000/84/EC). */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** Minutes after midnight of a day in mainland Spain, as a moment. */
export function momentInSpain(day: string, minutes: number): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const year = Number(day.slice(0, 4));
  // In winter time first; whoever lands in summer by it is an hour earlier.
  const winter = local - HOUR_MS;
  const isSummer = winter >= changeIn(year, 2) && winter - HOUR_MS < changeIn(year, 9);
  return new Date(isSummer ? winter - HOUR_MS : winter);
}

/** A moment as a date-and-time field writes it: `2026-11-15T18:30`, by the clock in Spain. */
export function localInSpain(moment: Date | string): string {
  const time = new Date(moment).getTime();
  const year = new Date(time).getUTCFullYear();
  const isSummer = time >= changeIn(year, 2) && time < changeIn(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16);
}

/** The day it is in Spain, where the exam is held: `2026-11-15`. */
export function dayInSpain(moment: Date | string): string {
  const hour = Math.floor(new Date(moment).getTime() / HOUR_MS);
  if (hour !== lastAsked.hour) lastAsked = { hour, day: localInSpain(moment).slice(0, 10) };
  return lastAsked.day;
}

/** Days begin, and clocks change, on the hour: the hundred answers of an exam ask once or twice. */
let lastAsked = { hour: Number.NaN, day: '' };

/** What such a field says, as a moment; undefined where it says none. */
export function fromLocalInSpain(text: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (!found?.[1] || Number.isNaN(Date.parse(found[1]))) return undefined;
  return momentInSpain(found[1], Number(found[2]) * 60 + Number(found[3])).toISOString();
}
