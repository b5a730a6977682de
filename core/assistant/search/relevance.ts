import type { Passage } from '../passages.ts';
import { rarityOf } from './bm25.ts';
import type { FoundPlace, ReadQuestion, SearchIndex } from './search.ts';
import { wordsOf } from './words.ts';

/** Measured with the tuning half of bench/assistant. */
const ENOUGH_COVERED = 0.5;
const ENOUGH_OF_FEW = 0.7;
const FEW_WORDS = 2;
const ENOUGH_SCORE = 1.14;
const PASSAGES_READ = 3;

/** The share of what the question says that a text carries; rare words count more. */
function coverage({ passageWords }: SearchIndex, { own }: ReadQuestion, text: string): number {
  const has = new Set(wordsOf(text));
  let [all, met] = [0, 0];
  for (const { word, found } of own) {
    const rarity = rarityOf(passageWords, found ?? word);
    all += rarity;
    if (found !== undefined && has.has(found)) met += rarity;
  }
  return all === 0 ? 0 : met / all;
}

const wholeText = ({ title, text }: Passage, { place }: FoundPlace): string =>
  `${title} ${text} ${place.title} ${place.around}`;

/** Whether what was found is about the question at all, so that it may be quoted as an answer. */
export function isRelevant(index: SearchIndex, asked: ReadQuestion, found: readonly FoundPlace[]): boolean {
  const covered = found.flatMap((place) =>
    place.passages
      .slice(0, PASSAGES_READ)
      .map(({ passage }) => coverage(index, asked, wholeText(passage, place))),
  );
  const most = Math.max(0, ...covered);
  if (asked.own.length <= FEW_WORDS) return most >= ENOUGH_OF_FEW;
  const best = Math.max(0, ...found.map(({ passages }) => passages[0]?.score ?? 0));
  return most >= ENOUGH_COVERED || best >= ENOUGH_SCORE * rarityOf(index.passageWords, '');
}
