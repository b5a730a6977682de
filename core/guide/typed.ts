import { formatUpToFourDecimals } from '../platform/number-format';
/** What a person typed into a field: nothing yet, a number, or something that is not one of those asked for. */
export type Typed = { kind: 'empty' } | { kind: 'value'; value: number } | { kind: 'fault'; fault: string };

type Range = { min: number; max: number };

const empty: Typed = { kind: 'empty' };
const value = (number: number): Typed => ({ kind: 'value', value: number });
const fault = (sentence: string): Typed => ({ kind: 'fault', fault: sentence });
const within = (number: number, { min, max }: Range): boolean => number >= min && number <= max;
const between = ({ min, max }: Range): string =>
  `entre ${formatUpToFourDecimals(min)} y ${formatUpToFourDecimals(max)}`;

/** `87` */
export function typedWhole(text: string, range: Range): Typed {
  const trimmed = text.trim();
  if (trimmed === '') return empty;
  if (!/^\d{1,6}$/.test(trimmed)) return fault('Escribe un número entero, sin letras ni signos.');
  const number = Number(trimmed);
  return within(number, range) ? value(number) : fault(`Tiene que estar ${between(range)}.`);
}

/** `7,25` and `7.25` are the same; the value comes in units of 10^-places. */
export function typedDecimal(text: string, places: number, range: Range): Typed {
  const trimmed = text.trim().replace('.', ',');
  if (trimmed === '') return empty;
  if (!/^\d{1,6}(,\d*)?$/.test(trimmed)) return fault('Escribe un número, con coma si lleva decimales.');
  const [whole = '', rest = ''] = trimmed.split(',');
  if (rest.length > places)
    return fault(places === 1 ? 'Usa un decimal como mucho.' : `Usa ${places} decimales como mucho.`);
  const number = Number(whole + rest.padEnd(places, '0'));
  const scale = 10 ** places;
  return within(number, { min: range.min * scale, max: range.max * scale })
    ? value(number)
    : fault(`Tiene que estar ${between(range)}.`);
}

const LONGEST_RUN_SECONDS = 15 * 60;

/** `3:24`, `3.24` and `3 24` are three minutes and twenty-four seconds; the value comes in seconds. */
export function typedTime(text: string): Typed {
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

export const numberOf = (typed: Typed): number | undefined =>
  typed.kind === 'value' ? typed.value : undefined;

export const faultOf = (typed: Typed): string | undefined =>
  typed.kind === 'fault' ? typed.fault : undefined;
