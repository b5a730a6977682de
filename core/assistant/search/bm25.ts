/** The words of many documents, for BM25. */
export type WordIndex = {
  size: number;
  lengths: Float32Array;
  meanLength: number;
  /** By word: the documents that have it, and how often, in the same order. */
  postings: ReadonlyMap<string, { documents: Uint32Array; counts: Float32Array }>;
};

const K1 = 1.2;
const B = 0.75;

/** Documents are added in order; the same one may be added to several times in a row. A weight makes its words count more or less. */
export function indexer(size: number) {
  const lengths = new Float32Array(size);
  const lists = new Map<string, { documents: number[]; counts: number[] }>();
  return {
    add(document: number, words: readonly string[], weight: number): void {
      lengths[document] = (lengths[document] ?? 0) + words.length * weight;
      for (const word of words) {
        const list = lists.get(word) ?? { documents: [], counts: [] };
        const last = list.documents.length - 1;
        if (list.documents[last] === document) list.counts[last] = (list.counts[last] ?? 0) + weight;
        else {
          list.documents.push(document);
          list.counts.push(weight);
        }
        lists.set(word, list);
      }
    },
    finish(): WordIndex {
      const postings = new Map<string, { documents: Uint32Array; counts: Float32Array }>();
      for (const [word, { documents, counts }] of lists)
        postings.set(word, { documents: Uint32Array.from(documents), counts: Float32Array.from(counts) });
      const total = lengths.reduce((sum, length) => sum + length, 0);
      return { size, lengths, meanLength: total / Math.max(1, size), postings };
    },
  };
}

/** The rarer a word, the more it says. An unknown word counts like the rarest. */
export function rarityOf({ size, postings }: WordIndex, word: string): number {
  const having = postings.get(word)?.documents.length ?? 0;
  return Math.log(1 + (size - having + 0.5) / (having + 0.5));
}

/** The BM25 score of every document for these words, each with its weight. */
export function scoresFor(index: WordIndex, words: ReadonlyMap<string, number>): Float32Array {
  const scores = new Float32Array(index.size);
  for (const [word, weight] of words) {
    const found = index.postings.get(word);
    if (!found) continue;
    const rarity = rarityOf(index, word) * weight;
    for (let at = 0; at < found.documents.length; at += 1) {
      const document = found.documents[at] ?? 0;
      const count = found.counts[at] ?? 0;
      const length = (index.lengths[document] ?? 0) / index.meanLength;
      scores[document] =
        (scores[document] ?? 0) + (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
    }
  }
  return scores;
}
