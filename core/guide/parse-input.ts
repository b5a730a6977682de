import { formatUpToFourDecimals } from '../platform/number-format';
export type ParsedInput =
  | { kind: 'empty' }
  | { kind: 'value'; value: number }
  | { kind: 'fault'; fault: string };

type Range = { min: number; max: number };

const empty: ParsedInput = { kind: 'empty' };
const value = (number: number): ParsedInput => ({ kind: 'value', value: number });
const fault = (sentence: string): ParsedInput => ({ kind: 'fault', fault: sentence });
const isWithin = (number: number, { min, max }: Range): boolean => number >= min && number <= max;
const between = ({ min, max }: Range): string =>
  `entre ${formatUpToFourDecimals(min)} y ${formatUpToFourDecimals(max)}`;

/** `87` */
export function parseWhole(text: string, range: Range): ParsedInput {
  const trimmed = text.trim();
  if (trimmed === '') return empty;
  if (!/^\d{1,6}$/.test(trimmed)) return fault('Escribe un número entero, sin letras ni signos.');
  const number = Number(trimmed);
  return isWithin(number, range) ? value(number) : fault(`Tiene que estar ${between(range)}.`);
}

/** Accepts `7,25` and `7.25`. The value is in units of 10^-places. */
export function parseDecimal(text: string, places: number, range: Range): ParsedInput {
  const trimmed = text.trim().replace('.', ',');
  if (trimmed === '') return empty;
  if (!/^\d{1,6}(,\d*)?$/.test(trimmed)) return fault('Escribe un número, con coma si lleva decimales.');
  const [whole = '', rest = ''] = trimmed.split(',');
  if (rest.length > places)
    return fault(places === 1 ? 'Usa un decimal como mucho.' : `Usa ${places} decimales como mucho.`);
  const number = Number(whole + rest.padEnd(places, '0'));
  const scale = 10 ** places;
  return isWithin(number, { min: range.min * scale, max: range.max * scale })
    ? value(number)
    : fault(`Tiene que estar ${between(range)}.`);
}

const LONGEST_RUN_SECONDS = 15 * 60;

/** Accepts `3:24`, `3.24` and `3 24`. The value is in seconds. */
export function parseTime(text: string): ParsedInput {
  const trimmed = text.trim();
  if (trimmed === '') return empty;
  const found = /^(\d{1,2})[:.,' ](\d{1,2})$/.exec(trimmed);
  if (!found) return fault('Escribe minutos y segundos, como 3:24.');
  const [minutes, seconds] = [Number(found[1]), Number(found[2])];
  if (seconds > 59) return fault('Los segundos van de 0 a 59.');
  const total = minutes * 60 + seconds;
  return total > 0 && total <= LONGEST_RUN_SECONDS
    ? value(total)
    : fault('Tiene que ser más de 0:00 y hasta 15:00.');
}

export const numberOf = (typed: ParsedInput): number | undefined =>
  typed.kind === 'value' ? typed.value : undefined;

export const faultOf = (typed: ParsedInput): string | undefined =>
  typed.kind === 'fault' ? typed.fault : undefined;
