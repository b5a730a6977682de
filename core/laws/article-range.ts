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

/** In the order of a law; annexes and provisions come last. */
export function byArticleNumber(a: string, b: string): number {
  const [one, other] = [Number.parseInt(a, 10), Number.parseInt(b, 10)];
  if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
  return (Number.isNaN(one) ? 0 : one - other) || (a < b ? -1 : 1);
}

/** `1–3, 4 bis, 9`: only whole numbers that follow one another become a range. */
export function writtenRanges(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const isNext = /^\d+$/.test(number) && Number(run?.at(-1)) === Number(number) - 1;
    if (run && isNext) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
