/** Ñ is a letter of its own; accents and the diaeresis do not count. */
export const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

export const MIN_LETTERS = 3;
export const MAX_LETTERS = 15;

const MARKS = /[\u0300-\u0302\u0304-\u036f]|(?<!n)\u0303/gi;

/** Upper case without accents; what is no letter of the alphabet is left out. */
export function lettersOf(text: string): string {
  const folded = text.normalize('NFD').replace(MARKS, '').normalize('NFC').toUpperCase();
  return [...folded].filter((letter) => alphabet.includes(letter)).join('');
}

/** The answer as it is written in the grid; null for a term that a grid cannot hold. */
export function answerOf(word: string): string | null {
  const letters = lettersOf(word);
  const isWhole = [...word.normalize('NFC')].length === letters.length;
  return isWhole && letters.length >= MIN_LETTERS && letters.length <= MAX_LETTERS ? letters : null;
}
