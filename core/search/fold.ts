/** `Constitución` and `constitucion` are the same word to someone in a hurry: lower case, no accents, n for ñ. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
