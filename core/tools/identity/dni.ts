export type IdKind = 'DNI' | 'NIE' | 'NIF K' | 'NIF L' | 'NIF M' | 'Entidad';

export type IdCode =
  | 'OK'
  | 'BAD_LETTER'
  | 'NO_LETTER'
  | 'BAD_FORMAT'
  | 'FORBIDDEN_LETTER'
  | 'ENTITY'
  | 'PADDED';

export type IdCheck = {
  /** As typed. */
  input: string;
  normalised: string;
  kind?: IdKind;
  code: IdCode;
  /** The letter that belongs to the number. */
  letter?: string;
  /** The whole number with its letter. */
  complete?: string;
  /** Letters typed as digits, put right: only an offer. */
  suggestion?: string;
};

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const FORBIDDEN = 'IÑOU';

export const controlLetter = (number: number): string => LETTERS.charAt(number % 23);

/** Upper case without separators; full-width characters become ASCII. */
export const normaliseId = (text: string): string =>
  // Most lines of a long list are already as they should be.
  /^[\dA-Z]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s./\\_·-]/g, '');

/** The digit that replaces the first letter of a NIE; K, L and M replace none. */
const leading: Record<string, string> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' };

const kindOf = (first: string): IdKind => {
  if (first in leading)
    return /[XYZ]/.test(first) ? 'NIE' : first === 'K' ? 'NIF K' : first === 'L' ? 'NIF L' : 'NIF M';
  return 'DNI';
};

const letterOf = (body: string): string =>
  controlLetter(Number((leading[body.charAt(0)] ?? body.charAt(0)) + body.slice(1)));

export function checkId(input: string): IdCheck {
  const normalised = normaliseId(input);
  const found = /^([XYZKLM]\d{7}|\d{1,8})([A-ZÑ]?)$/.exec(normalised);
  if (found) return checkParts(input, normalised, found[1] ?? '', found[2] ?? '');
  // Papers before 2008: X and eight digits, the first of them a zero.
  const old = /^X0(\d{7})([A-ZÑ]?)$/.exec(normalised);
  if (old) return checkParts(input, `X${old[1]}${old[2]}`, `X${old[1]}`, old[2] ?? '');
  if (/^[A-HJNP-SUVW]\d{7}[0-9A-Z]$/.test(normalised))
    return { input, normalised, kind: 'Entidad', code: 'ENTITY' };
  const suggestion = suggestionFor(normalised);
  return { input, normalised, code: 'BAD_FORMAT', ...(suggestion && { suggestion }) };
}

function checkParts(input: string, normalised: string, body: string, typed: string): IdCheck {
  const kind = kindOf(body.charAt(0));
  const whole = kind === 'DNI' ? body.padStart(8, '0') : body;
  const letter = letterOf(whole);
  const right = { input, normalised, kind, letter, complete: whole + letter };
  if (typed === '') return { ...right, code: 'NO_LETTER' };
  if (FORBIDDEN.includes(typed)) return { ...right, code: 'FORBIDDEN_LETTER' };
  if (whole !== body)
    return typed === letter ? { ...right, code: 'PADDED' } : { input, normalised, code: 'BAD_FORMAT' };
  return { ...right, code: typed === letter ? 'OK' : 'BAD_LETTER' };
}

const lookalikes: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8' };

/** Nine characters with letters where digits belong; offered only if the letter then fits. */
function suggestionFor(normalised: string): string | undefined {
  if (normalised.length !== 9) return undefined;
  const first = normalised.charAt(0);
  const start = 'XYZKM'.includes(first) ? first : (lookalikes[first] ?? first);
  const middle = [...normalised.slice(1, 8)].map((character) => lookalikes[character] ?? character).join('');
  const offer = start + middle + normalised.charAt(8);
  return offer !== normalised && checkId(offer).code === 'OK' ? offer : undefined;
}

export type Slip = {
  value: string;
  /** `swap`: two neighbours exchanged; `digit`: one digit wrong. */
  kind: 'swap' | 'digit';
  /** Positions that change. */
  at: readonly number[];
};

/** The numbers that one slip away from the typed one would fit its letter. Swaps first: they are the commonest slip. */
export function likelySlips(check: IdCheck): readonly Slip[] {
  if (check.code !== 'BAD_LETTER') return [];
  const body = check.normalised.slice(0, -1);
  const typed = check.normalised.slice(-1);
  const isDigit = (at: number) => /\d/.test(body.charAt(at));
  const slips: Slip[] = [];
  const offer = (changed: string, kind: Slip['kind'], at: readonly number[]) => {
    if (changed !== body && letterOf(changed) === typed) slips.push({ value: changed + typed, kind, at });
  };
  for (let at = 0; at + 1 < body.length; at += 1)
    if (isDigit(at) && isDigit(at + 1))
      offer(body.slice(0, at) + body.charAt(at + 1) + body.charAt(at) + body.slice(at + 2), 'swap', [
        at,
        at + 1,
      ]);
  for (let at = 0; at < body.length; at += 1)
    if (isDigit(at))
      for (let digit = 0; digit <= 9; digit += 1)
        offer(body.slice(0, at) + digit + body.slice(at + 1), 'digit', [at]);
  return slips;
}

export function idMessage({ code, letter, complete }: IdCheck): string {
  switch (code) {
    case 'OK':
      return 'Letra correcta';
    case 'BAD_LETTER':
      return `La letra debería ser ${letter}`;
    case 'NO_LETTER':
      return `Falta la letra: ${letter}`;
    case 'FORBIDDEN_LETTER':
      return 'Esa letra no se usa en el DNI';
    case 'ENTITY':
      return 'Es un NIF de entidad';
    case 'PADDED':
      return `Con ceros delante: ${complete}`;
    case 'BAD_FORMAT':
      return 'Formato no válido';
  }
}

export const isValidId = ({ code }: IdCheck): boolean => code === 'OK' || code === 'PADDED';
