const WEIGHTS = [7, 3, 1];

const numberFor = (character: string): number => {
  if (character === '<') return 0;
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
};

/** ICAO Doc 9303: weights 7, 3, 1; A is 10, Z is 35, the filler 0. */
export const checkDigit = (text: string): string =>
  String(
    [...text].reduce((sum, character, at) => sum + numberFor(character) * (WEIGHTS[at % 3] ?? 0), 0) % 10,
  );

/** Letters and digits that readers confuse, in both directions. */
const pairs = ['O0', 'I1', 'S5', 'B8', 'Z2', 'G6'];

const lookalikeOf = (character: string): string | undefined => {
  const pair = pairs.find((one) => one.includes(character));
  return pair?.replace(character, '');
};

/** The first exchange of one character for its lookalike that makes the check digit right. */
export function likelyMisreading(text: string, digit: string): { at: number; instead: string } | undefined {
  for (const [at, character] of [...text].entries()) {
    const instead = lookalikeOf(character);
    if (instead && checkDigit(text.slice(0, at) + instead + text.slice(at + 1)) === digit)
      return { at, instead };
  }
  return undefined;
}
