import { plain } from '../../platform/fold';
import { shuffled } from '../../platform/random/shuffled';
import type { Term } from '../play';
import type { Builder } from './builder';

const PAIRS = { 1: 5, 2: 6, 3: 6 } as const;
const FEWEST_PAIRS = 3;
/** Words without a definition, at the hardest level only. */
const EXTRA = { 1: 0, 2: 0, 3: 2 } as const;

/** The definition, or the clue if the definition says the word. */
const textOf = ({ word, clue, definition }: Term): string =>
  plain(definition).includes(plain(word)) ? clue : definition;

export const matchBoard: Builder = ({ terms }, difficulty, random, used) => {
  const free = shuffled(
    terms.filter(({ id }) => !used.has(id)),
    random,
  );
  const seen = new Set<string>();
  const distinct = free.filter((term) => {
    const keys = [plain(term.word), plain(textOf(term))];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  const asked = distinct.slice(0, PAIRS[difficulty]);
  if (asked.length < FEWEST_PAIRS) return null;
  const topics = new Set(asked.map(({ topic }) => topic));
  const extra = distinct.slice(asked.length, asked.length + EXTRA[difficulty]);
  return {
    uses: [...asked, ...extra].map(({ id }) => id),
    board: {
      topic: topics.size === 1 ? (asked[0]?.topic ?? null) : null,
      title: null,
      places: asked.map((term, at) => ({ id: `${at}`, label: textOf(term), lines: [], size: 1 })),
      pieces: [
        ...asked.map(({ id, topic, word }, at) => ({
          id: '',
          label: word,
          place: `${at}`,
          item: { id, topic },
        })),
        ...extra.map(({ word }) => ({ id: '', label: word, place: null, item: null })),
      ],
    },
  };
};
