import { type Intent, saysIt } from './intents.ts';
import type { Passage } from './passages.ts';
import { rarityOf } from './search/bm25.ts';
import type { FoundPlace, Scored, SearchIndex } from './search/search.ts';
import { wordsOf } from './search/words.ts';

/** Measured with the tuning half of bench/assistant. */
const PREFERS_TEXT = 0.5;
const SAYS_IT = 2;
const LATER = 0.05;
const ENOUGH_IN_TITLE = 0.75;
const MOST_BEYOND = 0.75;

export const isText = ({ kind }: Passage): boolean =>
  kind === 'section' || kind === 'protocol' || kind === 'tool' || kind === 'law';

/** `carries` is false for a step of a protocol that has the words of the question in its title alone. */
export type ToQuote = Scored & { carries: boolean };

/**
 * The passage of a place that answers the question. Its texts share the title, so only their own words decide, and a
 * definition usually comes before the details. A question or card is quoted if it fits much better than any text; a card
 * also if it asks the same and answers with the figure, the person or the article that is wanted.
 */
export function passageToQuote(
  index: SearchIndex,
  { passages }: FoundPlace,
  words: ReadonlyMap<string, number>,
  intent: Intent,
): ToQuote | undefined {
  const met = (text: string): number => {
    const has = new Set(wordsOf(text));
    let sum = 0;
    for (const [word, weight] of words) if (has.has(word)) sum += weight * rarityOf(index.passageWords, word);
    return sum;
  };
  const all = [...words].reduce(
    (sum, [word, weight]) => sum + weight * rarityOf(index.passageWords, word),
    0,
  );
  /** What a title says beyond the question. */
  const beyond = (title: string): number =>
    [...new Set(wordsOf(title))]
      .filter((word) => !words.has(word))
      .reduce((sum, word) => sum + rarityOf(index.passageWords, word), 0);
  const isAsked = ({ passage: { kind, title, text } }: Scored): boolean =>
    kind === 'card' &&
    saysIt(intent, text) &&
    met(title) >= all * ENOUGH_IN_TITLE &&
    beyond(title) <= all * MOST_BEYOND;
  const said = ({ text, block = 0 }: Passage): number =>
    met(text) + (saysIt(intent, text) ? SAYS_IT : 0) - block * LATER;
  const [first] = passages;
  const [asked] = intent.isFact
    ? passages.filter(isAsked).sort((one, other) => beyond(one.passage.title) - beyond(other.passage.title))
    : [];
  if (asked) return { ...asked, carries: true };
  const texts = passages.filter(({ passage }) => isText(passage));
  const score = texts[0]?.score ?? 0;
  if (!first || score === 0 || score < first.score * PREFERS_TEXT)
    return first && { ...first, carries: true };
  const [best] = texts
    .map(({ passage }) => ({ passage, said: said(passage) }))
    .sort((one, other) => other.said - one.said);
  return (
    best && {
      passage: best.passage,
      score,
      carries: best.passage.kind === 'section' || met(best.passage.text) > 0,
    }
  );
}
