/** The Spanish alphabet; Ñ is a letter of its own. */
export const alphabet = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'] as const;

/** The letter that finds this character: «á» and «Ü» by A and U, «ñ» by Ñ. Null for digits, spaces and signs. */
export function letterOf(character: string): string | null {
  const upper = character.normalize('NFC').toUpperCase();
  if (upper === 'Ñ') return 'Ñ';
  const plain = upper.normalize('NFD').charAt(0);
  return /^[A-Z]$/.test(plain) ? plain : null;
}

export const isLetter = (text: string): boolean => alphabet.some((one) => one === text);

/** The different letters to find, in the order of the word. */
export const lettersOf = (word: string): string[] => [
  ...new Set([...word.normalize('NFC')].flatMap((character) => letterOf(character) ?? [])),
];
