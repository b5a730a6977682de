import { fold } from '../platform/fold.ts';
import { MATCH_END, MATCH_START } from '../search/search.ts';
import { speechBreaks } from '../syllabus/content/prose.ts';
import { type Intent, saysIt } from './intents.ts';
import { stemOf, wordsOf } from './search/words.ts';

/** The words of the text that were asked for, between ⟦ and ⟧. */
export const marked = (text: string, words: ReadonlyMap<string, number>): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    words.has(stemOf(fold(word))) ? MATCH_START + word + MATCH_END : word,
  );

function sentencesOf(text: string): string[] {
  const ends = [...speechBreaks(text), text.length];
  return ends
    .map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0), end).trim())
    .filter((sentence) => sentence !== '');
}

const SHORT_ENOUGH = 320;
const SAYS_IT = 1.5;

/** The sentences of a passage that say most of what was asked, in their order. A short passage is quoted whole. */
export function quoteFrom(
  text: string,
  words: ReadonlyMap<string, number>,
  intent: Intent,
  most: number,
): string {
  if (text.length <= SHORT_ENOUGH) return text;
  const scored = sentencesOf(text).map((sentence, at) => {
    const met = new Set(wordsOf(sentence).filter((word) => words.has(word)));
    const weight = [...met].reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
    return { sentence, at, score: weight + (saysIt(intent, sentence) ? SAYS_IT : 0) };
  });
  return scored
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .reduce((quoted, { sentence, at }, index, kept) => {
      const joint = index === 0 ? '' : kept[index - 1]?.at === at - 1 ? ' ' : ' … ';
      return quoted + joint + sentence;
    }, '');
}
