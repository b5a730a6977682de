import { countryOf, makers, regionOf } from './vin-makers.ts';

export type VinFault = {
  fault: string /** Positions from 0 that cannot be. */;
  at: readonly number[];
  suggestion?: string;
};

export type VinRead = {
  kind: 'read';
  vin: string;
  /** Maker, description, serial. */
  parts: { wmi: string; vds: string; vis: string };
  maker?: string;
  country?: string;
  region: string;
  /** `unused`: no such digit where the vehicle was made for another market. */
  check: { found: string; expected: string; state: 'right' | 'wrong' | 'unused' };
  /** Newest first; empty if the year is not in the number. */
  years: readonly number[];
  /** Position 7 tells the decade only in vehicles for North America. */
  isYearCertain: boolean;
  plant: string;
  serial: string;
  isSample: boolean;
  isSmallMaker: boolean;
};

export type VinResult = { kind: 'empty' } | ({ kind: 'fault' } & VinFault) | VinRead;

const LENGTH = 17;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES: Record<string, number> = Object.fromEntries(
  ['A1B2C3D4E5F6G7H8', 'J1K2L3M4N5P7R9', 'S2T3U4V5W6X7Y8Z9']
    .join('')
    .match(/../g)
    ?.map((pair) => [pair.charAt(0), Number(pair.charAt(1))]) ?? [],
);

/** 49 CFR 565: position 9, X for ten. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, at) => total + (VALUES[character] ?? Number(character)) * (WEIGHTS[at] ?? 0),
    0,
  );
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

export const normaliseVin = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-_*]/g, '');

const lookalikes: Record<string, string> = { O: '0', Q: '0', I: '1' };

export function readVin(text: string, currentYear: number): VinResult {
  const vin = normaliseVin(text);
  if (vin === '') return { kind: 'empty' };
  const fault = faultIn(vin);
  if (fault) return { kind: 'fault', ...fault };
  const expected = vinCheckDigit(vin);
  const found = vin.charAt(8);
  const isAmerican = /^[1-5]/.test(vin);
  const state = found === expected ? 'right' : isAmerican ? 'wrong' : 'unused';
  const isYearCertain = isAmerican || state === 'right';
  const wmi = vin.slice(0, 3);
  const maker = makers[wmi];
  const country = countryOf(vin);
  return {
    kind: 'read',
    vin,
    parts: { wmi, vds: vin.slice(3, 9), vis: vin.slice(9) },
    ...(maker && { maker }),
    ...(country && { country }),
    region: regionOf(vin),
    check: { found, expected, state },
    years: yearsOf(vin, isYearCertain, currentYear),
    isYearCertain,
    plant: vin.charAt(10),
    serial: vin.slice(11),
    isSample: /^(.)\1+$/.test(vin),
    isSmallMaker: vin.charAt(2) === '9',
  };
}

function faultIn(vin: string): VinFault | undefined {
  const at = [...vin].flatMap((character, index) => (/[A-HJ-NPR-Z0-9]/.test(character) ? [] : [index]));
  const forbidden = [...new Set(at.map((index) => vin.charAt(index)))];
  if (forbidden.length > 0) {
    const replaced = [...vin].map((character) => lookalikes[character] ?? character).join('');
    const suggestion =
      replaced.length === LENGTH && /^[A-HJ-NPR-Z0-9]+$/.test(replaced) ? replaced : undefined;
    const places = at.map((index) => index + 1).join(', ');
    return {
      fault: `Un bastidor no lleva ${forbidden.join(' ni ')}: mira la posición ${places}.`,
      at,
      ...(suggestion && { suggestion }),
    };
  }
  if (vin.length === LENGTH) return undefined;
  return {
    fault: `Tiene ${vin.length} caracteres y son 17. Antes de 1981 podían ser menos.`,
    at: [],
  };
}

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The code repeats every thirty years: 1980, 2010. */
function yearsOf(vin: string, isCertain: boolean, currentYear: number): readonly number[] {
  const code = YEAR_CODES.indexOf(vin.charAt(9));
  if (code < 0) return [];
  const first = 1980 + code;
  if (isCertain) return [/\d/.test(vin.charAt(6)) ? first : first + 30];
  return [first + 30, first].filter((year) => year <= currentYear + 1);
}
