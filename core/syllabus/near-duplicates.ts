import { plainWords } from './prose.ts';

const SHINGLE_WORDS = 3;

/** The runs of three words of a text, normalised. A shorter text is one shingle. */
export function shingles(text: string): Set<string> {
  const words = plainWords(text);
  if (words.length <= SHINGLE_WORDS) return new Set([words.join(' ')]);
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' ')),
  );
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/**
 * The index pairs (i < j) whose texts are at least `threshold` alike. Prefix filtering (Chaudhuri et al., 2006): with
 * the shingles of every text in one order, rarest first, two sets that alike must share one of the first
 * n − ⌈threshold·n⌉ + 1. Only those are indexed, so that a stock phrase («según el artículo») pairs nothing.
 */
export function nearDuplicates(texts: readonly string[], threshold: number): [number, number][] {
  const sets = texts.map(shingles);
  const frequency = new Map<string, number>();
  for (const set of sets)
    for (const shingle of set) frequency.set(shingle, (frequency.get(shingle) ?? 0) + 1);
  const rarestFirst = (a: string, b: string) =>
    (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1);

  const index = new Map<string, number[]>();
  const pairs: [number, number][] = [];
  sets.forEach((set, second) => {
    const prefix = [...set].sort(rarestFirst).slice(0, set.size - Math.ceil(threshold * set.size) + 1);
    const candidates = new Set(prefix.flatMap((shingle) => index.get(shingle) ?? []));
    for (const first of candidates) {
      const other = sets[first];
      if (other && jaccard(other, set) >= threshold) pairs.push([first, second]);
    }
    for (const shingle of prefix) {
      const holders = index.get(shingle);
      if (holders) holders.push(second);
      else index.set(shingle, [second]);
    }
  });
  return pairs;
}
