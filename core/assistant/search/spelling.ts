/** How a word sounds in Spanish: `urto` and `hurto`, `valistica` and `balistica` sound the same. */
export const soundOf = (word: string): string =>
  word
    .replace(/ch/g, '1')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/qu(?=[ei])|[qc]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1');

/** Whether one letter was left out, added, changed or swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (oneEnd > from && otherEnd > from && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(from, oneEnd), other.slice(from, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Shorter words resemble too many others. */
const SHORTEST_TO_CORRECT = 6;

/** A known word that sounds the same, and the one that an unknown word was probably meant to be. */
export type Speller = {
  sameSound: (word: string) => string | undefined;
  correct: (word: string) => string | undefined;
};

export function speller(frequencies: ReadonlyMap<string, number>): Speller {
  const bySound = new Map<string, string>();
  const isRarer = (one: string, other: string) => (frequencies.get(one) ?? 0) < (frequencies.get(other) ?? 0);
  for (const word of frequencies.keys()) {
    if (/\d/.test(word)) continue;
    const known = bySound.get(soundOf(word));
    if (known === undefined || isRarer(known, word)) bySound.set(soundOf(word), word);
  }
  // A wrong first letter is rare, so only words with the same one are compared.
  const shelfOf = (letter: string | undefined, length: number) => `${letter} ${length}`;
  const shelves = new Map<string, string[]>();
  for (const sound of bySound.keys()) {
    const shelf = shelfOf(sound[0], sound.length);
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), sound]);
  }
  const sameSound = (word: string) => bySound.get(soundOf(word));
  return {
    sameSound,
    correct(word) {
      const sound = soundOf(word);
      const same = bySound.get(sound);
      if (same !== undefined || sound.length < SHORTEST_TO_CORRECT || /\d/.test(word)) return same;
      return [sound.length, sound.length - 1, sound.length + 1]
        .flatMap((length) => shelves.get(shelfOf(sound[0], length)) ?? [])
        .filter((candidate) => isOneLetterOff(candidate, sound))
        .flatMap((candidate) => bySound.get(candidate) ?? [])
        .reduce<string | undefined>(
          (best, one) => (best === undefined || isRarer(best, one) ? one : best),
          undefined,
        );
    },
  };
}
