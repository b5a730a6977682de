/** Lower case without accents, with n for ñ: `Constitución` → `constitucion`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word of the query appears in the text; an empty query is in every text. */
export function hasWords(text: string, query: string): boolean {
  const where = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** Normalises to lower case without accents (except ñ) and punctuation. */
export function plainWords(text: string): string[] {
  const bare = text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ');
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function plain(text: string): string {
  return plainWords(text).join(' ');
}
