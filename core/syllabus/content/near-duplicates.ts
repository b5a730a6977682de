import { plainWords } from '../../platform/fold.ts';

const SHINGLE_WORDS = 3;

/** The three-word shingles of a normalised text. A shorter text is one shingle. */
export function shingles(text: string): Set<string> {
  const words = plainWords(text);
  if (words.length <= SHINGLE_WORDS) return new Set([words.join(' ')]);
  const runs = words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS));
  return new Set(runs.map((run) => run.join(' ')));
}

/**
 * Index pairs (i < j) whose shingle sets have a Jaccard similarity of at least `threshold`. Uses prefix filtering
 * (Chaudhuri et al., 2006): with shingles sorted from rare to common, two similar texts share one of their first n −
 * ⌈threshold·n⌉ + 1 shingles, so only those are indexed.
 */
export function nearDuplicates(texts: readonly string[], threshold: number): [number, number][] {
  const ranked = rankShingles(texts.map(shingles));
  const index = new Map<number, number[]>();
  const pairs: [number, number][] = [];
  ranked.forEach((ranks, second) => {
    // Floating point: 0.55 × 20 is 11.000000000000002, whose ceiling would be one too many.
    const prefix = ranks.slice(0, ranks.length - Math.ceil(threshold * ranks.length - 1e-9) + 1);
    for (const first of new Set(prefix.flatMap((rank) => index.get(rank) ?? []))) {
      if (jaccard(ranked[first] ?? [], ranks) >= threshold) pairs.push([first, second]);
    }
    for (const rank of prefix) {
      const holders = index.get(rank);
      if (holders) holders.push(second);
      else index.set(rank, [second]);
    }
  });
  return pairs;
}

/** Each set as sorted ranks of its shingles; rank 0 is the rarest. */
function rankShingles(sets: readonly ReadonlySet<string>[]): number[][] {
  const frequency = new Map<string, number>();
  for (const set of sets)
    for (const shingle of set) frequency.set(shingle, (frequency.get(shingle) ?? 0) + 1);
  const rarestFirst = [...frequency].sort(([, a], [, b]) => a - b);
  const rank = new Map(rarestFirst.map(([shingle], position) => [shingle, position]));
  return sets.map((set) => [...set].map((shingle) => rank.get(shingle) ?? 0).sort((a, b) => a - b));
}

function jaccard(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return shared / (a.length + b.length - shared);
}
