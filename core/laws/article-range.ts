import { fold } from '../platform/fold.ts';

/** The last part of an article's address: «588 ter g» → `588-ter-g`. */
export const articleSlug = (number: string): string => fold(number).replaceAll(/[^a-z0-9]+/g, '-');

/**
 * The articles of `1-9, 14 bis-15` in the order of the law, which gives what lies between two ends. `unknown` are ends
 * that the law does not have.
 */
export function articlesIn(range: string, all: readonly string[]): { articles: string[]; unknown: string[] } {
  const places = new Map(all.map((article, index) => [article, index]));
  const articles: string[] = [];
  const unknown: string[] = [];
  for (const part of range.split(',').map((piece) => piece.trim())) {
    const [from = '', to = from] = part.split(/\s*-\s*/);
    const missing = [...new Set([from, to])].filter((end) => !places.has(end));
    unknown.push(...missing);
    if (missing.length > 0) continue;
    articles.push(...all.slice(places.get(from), (places.get(to) ?? 0) + 1));
  }
  return { articles, unknown };
}
