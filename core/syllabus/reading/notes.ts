import { allowance } from '../../platform/allowance';

/** In one topic or article: a guard against runaway scripts. */
export const noteAllowance = allowance({
  name: 'syllabus.notes',
  limit: 500,
  per: 'at-once',
  by: 'account',
  refusal: 'syllabus.too-many-notes',
});

/** In the order of the keys 1 to 3. */
export const highlightColors = ['yellow', 'green', 'blue'] as const;
export type HighlightColor = (typeof highlightColors)[number];

export const highlightColorNames: Record<HighlightColor, string> = {
  yellow: 'Amarillo',
  green: 'Verde',
  blue: 'Azul',
};

/** A text range of a section with its words, which locate it again after the text changes. */
export type Passage = { start: number; end: number; quote: string };

/**
 * Finds a stored passage in the current text: at its old position, or at the nearest occurrence of its words. Null if
 * the words no longer occur.
 */
export function findPassage(text: string, { start, end, quote }: Passage): Passage | null {
  if (quote !== '' && text.slice(start, end) === quote) return { start, end, quote };
  const at = nearest(text, quote, start);
  return at === null ? null : { start: at, end: at + quote.length, quote };
}

function nearest(text: string, quote: string, start: number): number | null {
  if (quote === '') return null;
  let best: number | null = null;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1))
    if (best === null || Math.abs(at - start) < Math.abs(best - start)) best = at;
  return best;
}

/** Trims the whitespace around a selection. Null if nothing else is selected. */
export function trimPassage(text: string, start: number, end: number): Passage | null {
  const [from, to] = start <= end ? [start, end] : [end, start];
  const swept = text.slice(from, to);
  const first = from + swept.length - swept.trimStart().length;
  const quote = swept.trim();
  return quote === '' ? null : { start: first, end: first + quote.length, quote };
}
