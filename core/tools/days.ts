import { longDay } from '../platform/date-format.ts';

/** A calendar day as `2026-03-15`. */
export type Day = string;

export type ParsedDay = { kind: 'empty' } | { kind: 'day'; day: Day } | { kind: 'fault'; fault: string };

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`;
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Accepts `15/03/2022`, `15-3-2022`, `15 3 2022` and `2022-03-15`. */
export function parseDay(text: string): ParsedDay {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const spanish = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(trimmed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (!spanish && !iso) return { kind: 'fault', fault: 'Escribe la fecha como 15/03/2022.' };
  const [year, month, day] = spanish
    ? [Number(spanish[3]), Number(spanish[2]), Number(spanish[1])]
    : [Number(iso?.[1]), Number(iso?.[2]), Number(iso?.[3])];
  if (year < 1885 || year > 2200)
    return { kind: 'fault', fault: 'El año tiene que estar entre 1885 y 2200.' };
  const name = months[month - 1];
  if (!name) return { kind: 'fault', fault: 'El mes va de 1 a 12.' };
  if (day < 1 || day > daysIn(year, month))
    return { kind: 'fault', fault: `El ${day} de ${name} de ${year} no existe.` };
  return { kind: 'day', day: dayOf(year, month, day) };
}

export const dayIn = (parsed: ParsedDay): Day | undefined => (parsed.kind === 'day' ? parsed.day : undefined);

export const dayFault = (parsed: ParsedDay): string | undefined =>
  parsed.kind === 'fault' ? parsed.fault : undefined;

const partsOf = (day: Day): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** The last day of the month where the day does not exist: 29 February → 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const total = year * 12 + (month - 1) + count;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  return dayOf(toYear, toMonth, Math.min(date, daysIn(toYear, toMonth)));
}

const time = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(time(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((time(to) - time(from)) / 86_400_000);

/** Full years on a day; the birthday counts. */
export function yearsOn(from: Day, on: Day): number {
  const [year, month, date] = partsOf(from);
  const [toYear, toMonth, toDate] = partsOf(on);
  return toYear - year - (toMonth < month || (toMonth === month && toDate < date) ? 1 : 0);
}

/** `15 de marzo de 2026` */
export const writtenDay = (day: Day): string => longDay(day);

/** `15/03/2026` */
export const slashedDay = (day: Day): string => day.split('-').reverse().join('/');
