/** More readings than this are a mistake in the content. */
const MOST_READINGS = 300;

/**
 * The answers that a pattern of the content stands for: `(a|b)` is one of the alternatives, `[a]` is optional. The first
 * one is the model answer, with the first alternatives and every optional part. Null when the pattern does not parse.
 */
export function readingsOf(pattern: string): string[] | null {
  const parts = pattern.split(/(\([^()[\]]*\)|\[[^()[\]]*\])/);
  let readings = [''];
  for (const part of parts) {
    const alternatives = alternativesOf(part);
    if (alternatives === null) return null;
    readings = readings.flatMap((start) => alternatives.map((end) => start + end));
    if (readings.length > MOST_READINGS) return null;
  }
  const clean = readings.map((reading) =>
    reading
      .replace(/\s+/g, ' ')
      .replace(/ ([,.?!])/g, '$1')
      .trim(),
  );
  return clean.every((reading) => reading !== '') ? [...new Set(clean)] : null;
}

function alternativesOf(part: string): string[] | null {
  const inside = part.slice(1, -1);
  if (part.startsWith('[')) return inside.trim() === '' || inside.includes('|') ? null : [inside, ''];
  if (part.startsWith('(')) {
    const alternatives = inside.split('|');
    return alternatives.length < 2 || alternatives.some((one) => one.trim() === '') ? null : alternatives;
  }
  return /[()[\]|]/.test(part) ? null : [part];
}

/** All accepted answers of the patterns, in order; a pattern that does not parse is left out. */
export const allReadings = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => readingsOf(pattern) ?? []);
