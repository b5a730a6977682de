import { capitalize } from '../platform/capitalize.ts';
import type { Spelling } from './course.ts';
import { britishForm } from './spelling.ts';

/** A word of an answer: `text` as it is shown, `key` as it is compared. */
export type Token = { key: string; text: string };

/** Contractions with one meaning. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
};

const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/n't$/i, ['not']],
  [/'re$/i, ['are']],
  [/'m$/i, ['am']],
  [/'ll$/i, ['will']],
  [/'ve$/i, ['have']],
];

/** After these words `'s` is «is» or «has», and `'d` «would» or «had»; after a noun `'s` may be the possessive. */
const SUBJECTS = new Set(
  'i you he she it we they this that there here who what where when how why someone somebody everyone everybody nobody'.split(
    ' ',
  ),
);

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SAME: Readonly<Record<string, string>> = { okay: 'ok' };

/** The readings of a contraction that has two. */
function ambiguousEnd(word: string): [string, readonly string[]] | null {
  const [, subject = '', end] = /^(.+)'([sd])$/.exec(word) ?? [];
  if (!SUBJECTS.has(subject)) return null;
  return [subject, end === 's' ? ['is', 'has'] : ['would', 'had']];
}

const straight = (text: string): string => text.replace(/[’‘ʼ´`′]/g, "'");

const token = (text: string, spelling: Spelling): Token => {
  const lower = text.toLowerCase();
  const number = NUMBERS.indexOf(lower);
  const plain = number >= 0 ? String(number) : (SAME[lower] ?? lower);
  return { text, key: spelling === 'both' ? britishForm(plain) : plain };
};

/** The words of a text without punctuation; hyphens separate words, except in «e-mail». */
function wordsOf(text: string): string[] {
  const words = straight(text)
    .normalize('NFC')
    .replace(/\be-mail/gi, 'email')
    .match(/[\p{L}\p{N}]+(?:[.:]\p{N}+)*(?:'\p{L}+)*'?|%/gu);
  return (words ?? []).map((word) => word.replace(/(?<!s)'$/i, ''));
}

/**
 * The ways to read a text as words, with contractions written out: «he's» is «he is» and «he has». Long runs of
 * ambiguous contractions are cut to 16 readings.
 */
export function tokenReadings(text: string, spelling: Spelling = 'both'): Token[][] {
  let readings: Token[][] = [[]];
  for (const word of wordsOf(text)) {
    const variants = variantsOf(word).map((parts) => parts.map((part) => token(part, spelling)));
    readings = readings.flatMap((start) => variants.map((variant) => [...start, ...variant])).slice(0, 16);
  }
  return readings;
}

function variantsOf(word: string): (readonly string[])[] {
  const lower = word.toLowerCase();
  const whole = WHOLE[lower];
  if (whole) return [word === lower ? whole : [capitalize(whole[0] ?? ''), ...whole.slice(1)]];
  for (const [ending, words] of ENDINGS) {
    const start = word.replace(ending, '');
    if (start !== word && start !== '') return [[start, ...words]];
  }
  const ambiguous = ambiguousEnd(lower);
  if (!ambiguous) return [[word]];
  const [subject, ends] = ambiguous;
  return ends.map((end) => [word.slice(0, subject.length), end]);
}

/** Whether an answer has a contraction with two meanings; the content writes those out. */
export const isAmbiguous = (text: string): boolean =>
  wordsOf(text).some((word) => ambiguousEnd(word.toLowerCase()) !== null);

/** A text in the form in which answers are compared. */
export const normalised = (text: string, spelling: Spelling = 'both'): string =>
  (tokenReadings(text, spelling)[0] ?? []).map(({ key }) => key).join(' ');
