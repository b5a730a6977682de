import { addMonths, type Day, parseDay } from '../days.ts';
import { checkId, isValidId } from '../identity/dni.ts';
import { checkDigit, likelyMisreading } from './mrz-digit.ts';
import { type CheckName, cut, type Layout, layouts, type MrzSize, type Span } from './mrz-layout.ts';

export type MrzCheck = {
  name: CheckName;
  /** Place of the digit. */
  line: number;
  at: number;
  found: string;
  expected: string;
  isRight: boolean;
  /** A character that was probably misread, from 0. */
  misreading?: { line: number; at: number; instead: string };
};

export type MrzDate = { written: string; day?: Day; fault?: string };

export type MrzFields = {
  code: string;
  issuer: string;
  number: string;
  nationality: string;
  birth: MrzDate;
  sex: string;
  expiry: MrzDate & { isPermanent?: boolean };
  optional: string;
  surname: string;
  given: string;
};

export type MrzRead = {
  kind: 'read';
  size: MrzSize;
  lines: readonly string[];
  fields: MrzFields;
  checks: readonly MrzCheck[];
  /** All check digits right and both dates possible. */
  isValid: boolean;
  /** Of a Spanish card: its DNI or NIE, and whether the letter fits. */
  holder?: { id: string; isRight: boolean };
};

export type MrzResult = { kind: 'empty' } | { kind: 'fault'; fault: string } | MrzRead;

export function readMrz(text: string, today: Day): MrzResult {
  const lines = mrzLines(text);
  if (lines.length === 0) return { kind: 'empty' };
  const fault = characterFault(lines);
  if (fault) return { kind: 'fault', fault };
  const size = sizeOf(lines);
  if (size === undefined) return { kind: 'fault', fault: lengthFault(lines) };
  const layout = layouts[size];
  const checks = checksOf(lines, layout);
  const fields = fieldsOf(lines, layout, today);
  const holder = holderOf(size, fields);
  const hasDates = !fields.birth.fault && !fields.expiry.fault;
  return {
    kind: 'read',
    size,
    lines,
    fields,
    checks,
    isValid: hasDates && checks.every(({ isRight }) => isRight),
    ...(holder && { holder }),
  };
}

const widthByLength = new Map([
  [90, 30],
  [72, 36],
  [88, 44],
]);

/** Upper case without spaces. A text without line breaks is cut where its length tells how. */
export function mrzLines(text: string): string[] {
  const lines = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‹›]/g, '<')
    .replace(/[«»]/g, '<<')
    .split(/[\r\n/]+/)
    .map((line) => line.replace(/\s/g, ''))
    .filter((line) => line !== '');
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return lines;
  const width = widthByLength.get(only.length);
  return width ? (only.match(new RegExp(`.{${width}}`, 'g')) ?? lines) : lines;
}

function characterFault(lines: readonly string[]): string | undefined {
  for (const [line, text] of lines.entries()) {
    const at = text.search(/[^A-Z0-9<]/);
    if (at >= 0)
      return `En la línea ${line + 1}, posición ${at + 1}, hay «${[...text.slice(at)][0]}»: la MRZ solo usa letras sin tilde, cifras y <.`;
  }
  return undefined;
}

function sizeOf(lines: readonly string[]): MrzSize | undefined {
  const fits = (count: number, width: number) =>
    lines.length === count && lines.every((line) => line.length === width);
  const isVisa = lines[0]?.startsWith('V') ?? false;
  if (fits(3, 30)) return 'TD1';
  if (fits(2, 36)) return isVisa ? 'MRV-B' : 'TD2';
  if (fits(2, 44)) return isVisa ? 'MRV-A' : 'TD3';
  return undefined;
}

function lengthFault(lines: readonly string[]): string {
  if (lines.length > 3 || lines.length < 2)
    return 'Una MRZ tiene 3 líneas de 30 caracteres, 2 de 36 o 2 de 44. Escribe cada línea en su renglón.';
  const longest = Math.max(...lines.map((line) => line.length));
  const width = lines.length === 3 ? 30 : longest > 40 ? 44 : 36;
  const wrong = lines.findIndex((line) => line.length !== width);
  return `La línea ${wrong + 1} tiene ${lines[wrong]?.length} caracteres y tendría que tener ${width}.`;
}

const isEmpty = (text: string): boolean => /^<*$/.test(text);

/** A number longer than nine goes on in the optional field, and its digit with it. */
function longNumber(lines: readonly string[], { number, optional, checks }: Layout) {
  const place = checks.number?.at;
  if (!place || cut(lines, place) !== '<') return undefined;
  const rest = /^[A-Z0-9]+/.exec(cut(lines, optional))?.[0] ?? '';
  if (rest.length < 2) return undefined;
  const [line, from] = optional;
  return {
    text: cut(lines, number) + rest.slice(0, -1),
    digit: rest.slice(-1),
    line,
    at: from + rest.length - 1,
  };
}

function checksOf(lines: readonly string[], layout: Layout): MrzCheck[] {
  const found: MrzCheck[] = [];
  const names: CheckName[] = ['number', 'birth', 'expiry', 'optional', 'composite'];
  for (const name of names) {
    const rule = layout.checks[name];
    if (!rule) continue;
    const long = name === 'number' ? longNumber(lines, layout) : undefined;
    const over = long?.text ?? rule.over.map((span) => cut(lines, span)).join('');
    const digit = long?.digit ?? cut(lines, rule.at);
    const expected = checkDigit(over);
    // The digit of an empty optional field may be left out.
    const isRight = digit === expected || (name === 'optional' && digit === '<' && isEmpty(over));
    const [line, at] = long ? [long.line, long.at] : rule.at;
    const first = rule.over[0];
    const misread =
      isRight || long || name === 'composite' || !first ? undefined : likelyMisreading(over, digit);
    found.push({
      name,
      line,
      at,
      found: digit,
      expected,
      isRight,
      ...(misread &&
        first && { misreading: { line: first[0], at: first[1] + misread.at, instead: misread.instead } }),
    });
  }
  return found;
}

const trimmed = (text: string): string => text.replace(/<+$/, '').replaceAll('<', ' ');

function fieldsOf(lines: readonly string[], layout: Layout, today: Day): MrzFields {
  const read = (span: Span) => trimmed(cut(lines, span));
  const [surname = '', given = ''] = cut(lines, layout.names).split('<<');
  const birth = birthDate(cut(lines, layout.birth), today);
  return {
    code: read(layout.code),
    issuer: read(layout.issuer),
    number: longNumber(lines, layout)?.text ?? read(layout.number),
    nationality: read(layout.nationality),
    birth,
    sex: cut(lines, layout.sex),
    expiry: expiryDate(cut(lines, layout.expiry), birth.day, today),
    optional: read(layout.optional),
    surname: trimmed(surname),
    given: trimmed(given),
  };
}

/** The fault is about the calendar: `741312` has month 13. */
function dateIn(year: number, written: string): MrzDate {
  const parsed = parseDay(`${year}-${written.slice(2, 4)}-${written.slice(4, 6)}`);
  if (parsed.kind === 'day') return { written, day: parsed.day };
  return { written, fault: parsed.kind === 'fault' ? parsed.fault : 'Falta la fecha.' };
}

const isNumeric = (text: string): boolean => /^\d{6}$/.test(text);
const notNumeric = (written: string): MrzDate => ({ written, fault: 'La fecha lleva letras.' });

/** The latest date that has passed. Unknown parts are fillers. */
function birthDate(written: string, today: Day): MrzDate {
  if (/^[\d<]{6}$/.test(written) && written.includes('<')) return { written };
  if (!isNumeric(written)) return notNumeric(written);
  const year = 2000 + Number(written.slice(0, 2));
  const recent = dateIn(year, written);
  return recent.day === undefined || recent.day <= today ? recent : dateIn(year - 100, written);
}

/** Cards of people over 70 used to be permanent: 01-01-9999, written 990101. */
const PERMANENT = '990101';

function expiryDate(written: string, birth: Day | undefined, today: Day): MrzFields['expiry'] {
  if (written === PERMANENT && birth !== undefined && birth < '1955-01-01')
    return { written, isPermanent: true };
  if (!isNumeric(written)) return isEmpty(written) ? { written } : notNumeric(written);
  const year = 2000 + Number(written.slice(0, 2));
  const found = dateIn(year, written);
  return found.day !== undefined && found.day > addMonths(today, 50 * 12)
    ? dateIn(year - 100, written)
    : found;
}

/** Spanish cards carry the DNI or NIE in the optional field. */
function holderOf(size: MrzSize, { issuer, optional }: MrzFields): MrzRead['holder'] {
  const id = optional.split(' ')[0] ?? '';
  if (size !== 'TD1' || issuer !== 'ESP' || id === '') return undefined;
  return { id, isRight: isValidId(checkId(id)) };
}

export const checkWords: Record<CheckName, string> = {
  number: 'Número del documento',
  birth: 'Fecha de nacimiento',
  expiry: 'Fecha de caducidad',
  optional: 'Datos opcionales',
  composite: 'Dígito general',
};
