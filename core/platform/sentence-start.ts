/** Words that may stand anywhere, as a sentence begins: `hoy 12:01` → `Hoy 12:01`. */
export const sentenceStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
