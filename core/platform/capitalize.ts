/** `hoy 12:01` → `Hoy 12:01` */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
