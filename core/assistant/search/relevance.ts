import type { Passage } from '../passages.ts';
import { rarityOf } from './bm25.ts';
import type { AskedWord, FoundPlace, ReadQuestion, SearchIndex } from './search.ts';
import { wordsOf } from './words.ts';

/** Measured with the tuning half of bench/assistant. */
const ENOUGH_COVERED = 0.5;
const ENOUGH_OF_FEW = 0.7;
const FEW_WORDS = 2;
const ENOUGH_SCORE = 1.14;
const PASSAGES_READ = 3;
const ENOUGH_OF_QUOTE = 0.2;

/** Half of what an everyday name means is enough: `registro externo` for `cacheo`. */
const ENOUGH_OF_MEANING = 0.5;

/** The share of some words that a text carries; rare words count more. */
function shareOf({ passageWords }: SearchIndex, words: readonly AskedWord[], text: string): number {
  const has = new Set(wordsOf(text));
  let [all, met] = [0, 0];
  for (const { word, found, meaning } of words) {
    const rarity = rarityOf(passageWords, found ?? word);
    const meant = meaning.filter((one) => has.has(one)).length;
    all += rarity;
    if ((found !== undefined && has.has(found)) || (meant > 0 && meant >= meaning.length * ENOUGH_OF_MEANING))
      met += rarity;
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
      .map(({ passage }) => shareOf(index, asked.own, wholeText(passage, place))),
  );
  const most = Math.max(0, ...covered);
  if (asked.own.length <= FEW_WORDS) return most >= ENOUGH_OF_FEW;
  const best = Math.max(0, ...found.map(({ passages }) => passages[0]?.score ?? 0));
  return most >= ENOUGH_COVERED || best >= ENOUGH_SCORE * rarityOf(index.passageWords, '');
}

/** Whether a passage has most of the question, and not only a word of it that is common elsewhere. */
export const isAbout = (
  index: SearchIndex,
  asked: ReadQuestion,
  passage: Passage,
  found: FoundPlace,
): boolean => shareOf(index, asked.own, wholeText(passage, found)) >= ENOUGH_COVERED;

/** Whether a place says the same as a quote, and not only some words of the question. */
export function saysTheSame(index: SearchIndex, quote: string, found: FoundPlace): boolean {
  const words = [...new Set(wordsOf(quote))].map((word) => ({ word, found: word, meaning: [] }));
  const [best] = found.passages;
  return best !== undefined && shareOf(index, words, wholeText(best.passage, found)) >= ENOUGH_OF_QUOTE;
}
