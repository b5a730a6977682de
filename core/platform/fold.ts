/** Lower case without accents, with n for ñ: `Constitución` → `constitucion`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
