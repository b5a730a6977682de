/** A passage of a section by its characters, with its words: when the text changes, the words find it again. */
export type Passage = { start: number; end: number; quote: string };

/**
 * Where a remembered passage stands in the text as it is now: where it was, or else at the nearest place that has
 * its words. Null when nobody wrote them any more.
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

/** Without the blanks that a sweep of the finger takes along. Null when there is nothing else. */
export function trimPassage(text: string, start: number, end: number): Passage | null {
  const [from, to] = start <= end ? [start, end] : [end, start];
  const swept = text.slice(from, to);
  const first = from + swept.length - swept.trimStart().length;
  const quote = swept.trim();
  return quote === '' ? null : { start: first, end: first + quote.length, quote };
}
