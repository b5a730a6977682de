import { shuffleOptions } from './draft.ts';
import type { Level, SolvedItem, WordType } from './item.ts';
import { makeRng } from './rng.ts';

/** An entry of content/psychometrics. */
export type WordEntry = {
  id: string;
  type: WordType;
  level: Level;
  /** The word asked about; of an analogy, «A es a B como C es a»; of spelling, a sentence with a gap or nothing. */
  word: string;
  answer: string;
  wrong: readonly string[];
  note: string;
};

const stems: Record<WordType, (word: string) => string> = {
  synonyms: (word) => `¿Qué palabra significa lo mismo que «${word}»?`,
  antonyms: (word) => `¿Qué palabra significa lo contrario de «${word}»?`,
  analogies: (word) => `${word}…`,
  spelling: (word) =>
    word === '' ? '¿Qué forma está bien escrita?' : `¿Qué forma completa bien la frase? «${word}»`,
};

/** The item of an entry: the seed chooses two of its wrong words and the order of the options. */
export function wordItem(entry: WordEntry, seed: number): SolvedItem {
  const rng = makeRng(seed);
  const options = [entry.answer, ...rng.sample(entry.wrong, 2)].map((text) => ({ text, figure: null }));
  const { shuffled, key } = shuffleOptions(rng, options);
  return {
    stem: stems[entry.type](entry.word),
    body: [],
    study: null,
    options: shuffled,
    key,
    explanation: [entry.note],
  };
}
