import { type Passage, type Place, placeKey } from '../passages.ts';
import { indexer, scoresFor, type WordIndex } from './bm25.ts';
import { everydayNames } from './everyday-names.ts';
import { speller } from './spelling.ts';
import { readWords, wordReader } from './words.ts';

export type SearchIndex = {
  passages: readonly Passage[];
  places: readonly Place[];
  /** The place of each passage. */
  placeOf: Uint32Array;
  passageWords: WordIndex;
  placeWords: WordIndex;
  /** The stem that our content knows for a word of a question, which may be misspelt. */
  stemFor: (word: string, stem: string) => string | undefined;
};

/** How much the words of a passage count for its place: what a section says itself counts more than what is asked about it. */
const WEIGHTS = { section: 1, question: 0.5, card: 0.5, term: 0.5, protocol: 1, tool: 1, law: 1 } as const;
const TITLE_WEIGHT = 4;
const CORRECTED_WEIGHT = 0.8;
const NAME_WEIGHT = 0.5;
const HARDLY_USED = 2;
/** A summary repeats what a section explains. */
const SUMMARY_SHARE = 0.8;
const isSummary = ({ key }: Place): boolean => key.endsWith('/resumen');

const PASSAGES_AT_ONCE = 250;

/** Calls `pause` now and then, so that a server can answer others meanwhile. */
export async function buildSearch(
  given: readonly Passage[],
  places: readonly Place[],
  pause: () => Promise<void> = async () => {},
): Promise<SearchIndex> {
  const { read: wordsIn, stems } = wordReader();
  const at = new Map(places.map(({ key }, index) => [key, index]));
  const placed = given
    .flatMap((passage) => {
      const place = at.get(placeKey(passage) ?? '');
      return place === undefined ? [] : [{ passage, place }];
    })
    .sort((one, other) => one.place - other.place);
  const [ofPassages, ofPlaces] = [indexer(placed.length), indexer(places.length)];
  let current = -1;
  for (const [document, { passage, place }] of placed.entries()) {
    if (document % PASSAGES_AT_ONCE === 0) await pause();
    const title = wordsIn(passage.title);
    const text = wordsIn(`${passage.text} ${passage.searched ?? ''} ${passage.citation ?? ''}`);
    ofPassages.add(document, text, 1);
    ofPassages.add(document, title, 1);
    if (place !== current) {
      current = place;
      ofPlaces.add(place, wordsIn(places[place]?.title ?? ''), TITLE_WEIGHT);
      ofPlaces.add(place, wordsIn(places[place]?.around ?? ''), 1);
    }
    ofPlaces.add(place, text, WEIGHTS[passage.kind]);
    // The title of a section is the one of its place.
    if (passage.kind !== 'section') ofPlaces.add(place, title, WEIGHTS[passage.kind]);
  }
  await pause();
  const passageWords = ofPassages.finish();
  await pause();
  const frequencies = [...stems].map(
    ([word, stem]) => [word, passageWords.postings.get(stem)?.documents.length ?? 0] as const,
  );
  const spelling = speller(new Map(frequencies));
  return {
    passages: placed.map(({ passage }) => passage),
    places,
    placeOf: Uint32Array.from(placed, ({ place }) => place),
    passageWords,
    placeWords: ofPlaces.finish(),
    stemFor(word, stem) {
      const having = passageWords.postings.get(stem)?.documents.length ?? 0;
      if (stems.has(word) || having > HARDLY_USED) return stem;
      // A stem that is hardly used may belong to another word: that of `abeas` is not the one of `habeas`.
      const meant = having > 0 ? (spelling.sameSound(word) ?? word) : (spelling.correct(word) ?? '');
      return stems.get(meant) ?? (having > 0 ? stem : undefined);
    },
  };
}

/** A word of the question itself. */
export type AskedWord = {
  word: string;
  /** The word as our content knows it, if it does. */
  found: string | undefined;
  /** How the syllabus says it, if the word is an everyday name. */
  meaning: readonly string[];
};

export type ReadQuestion = {
  /** The words to look for, with their weight. */
  words: ReadonlyMap<string, number>;
  own: readonly AskedWord[];
};

export function readQuestion(index: SearchIndex, question: string): ReadQuestion {
  const words = new Map<string, number>();
  const names = everydayNames(question);
  const meanings = new Map(names.flatMap((name) => name.words.map((word) => [word, name.meaning] as const)));
  const own = [...new Map(readWords(question).map(({ word, stem }) => [stem, word]))].map(([stem, word]) => ({
    word: stem,
    found: index.stemFor(word, stem),
    meaning: meanings.get(stem) ?? [],
  }));
  for (const { word, found } of own) if (found) words.set(found, found === word ? 1 : CORRECTED_WEIGHT);
  for (const { meaning } of names)
    for (const word of meaning) if (!words.has(word)) words.set(word, NAME_WEIGHT);
  return { words, own };
}

export type Scored = { passage: Passage; score: number };
/** A place with its passages, the best one first. */
export type FoundPlace = { place: Place; score: number; passages: Scored[] };

const highest = (scores: Float32Array): number => scores.reduce((best, score) => Math.max(best, score), 0);

/** The best places for a question. `isOpen` filters before anything is ranked. */
export function searchPlaces(
  index: SearchIndex,
  { words }: ReadQuestion,
  most: number,
  isOpen: (passage: Passage) => boolean = () => true,
): FoundPlace[] {
  const scores = scoresFor(index.passageWords, words);
  const placeScores = scoresFor(index.placeWords, words);
  const best = new Float32Array(index.places.length);
  for (const [at, passage] of index.passages.entries()) {
    const score = scores[at] ?? 0;
    const place = index.placeOf[at] ?? 0;
    if (score > (best[place] ?? 0) && isOpen(passage)) best[place] = score;
  }
  // The place as a whole and its best passage count the same.
  const [topPlace, topPassage] = [highest(placeScores), highest(best)];
  const ranked = index.places
    .flatMap((place, at) => {
      const passage = best[at] ?? 0;
      if (passage === 0) return [];
      const score = (placeScores[at] ?? 0) / topPlace + passage / topPassage;
      return [{ at, place, score: isSummary(place) ? score * SUMMARY_SHARE : score }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, most);
  const found = new Map<number, FoundPlace>(
    ranked.map(({ at, place, score }) => [at, { place, score, passages: [] }]),
  );
  for (const [at, passage] of index.passages.entries()) {
    const score = scores[at] ?? 0;
    const place = score > 0 ? found.get(index.placeOf[at] ?? 0) : undefined;
    if (place && isOpen(passage)) place.passages.push({ passage, score });
  }
  for (const { passages } of found.values()) passages.sort((one, other) => other.score - one.score);
  return [...found.values()];
}
