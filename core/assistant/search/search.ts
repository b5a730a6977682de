import { type Passage, type Place, placeKey } from '../passages.ts';
import { indexer, scoresFor, type WordIndex } from './bm25.ts';
import { formalWords } from './everyday-names.ts';
import { speller } from './spelling.ts';
import { wordReader, wordsOf } from './words.ts';

export type SearchIndex = {
  passages: readonly Passage[];
  places: readonly Place[];
  /** The place of each passage. */
  placeOf: Uint32Array;
  passageWords: WordIndex;
  placeWords: WordIndex;
  /** The known word that an unknown one was probably meant to be. */
  correct: (stem: string) => string | undefined;
};

/** How much the words of a passage count for its place: what a section says itself counts more than what is asked about it. */
const WEIGHTS = { section: 1, question: 0.5, card: 0.5, term: 0.5, protocol: 1, tool: 1, law: 1 } as const;
const TITLE_WEIGHT = 4;
const CORRECTED_WEIGHT = 0.8;
const NAME_WEIGHT = 0.5;
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
  const wordsIn = wordReader();
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
    const text = wordsIn(`${passage.text} ${passage.citation ?? ''}`);
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
  const frequencies = [...passageWords.postings].map(
    ([word, { documents }]) => [word, documents.length] as const,
  );
  return {
    passages: placed.map(({ passage }) => passage),
    places,
    placeOf: Uint32Array.from(placed, ({ place }) => place),
    passageWords,
    placeWords: ofPlaces.finish(),
    correct: speller(new Map(frequencies)),
  };
}

export type ReadQuestion = {
  /** The words to look for, with their weight. */
  words: ReadonlyMap<string, number>;
  /** The words of the question itself. `found` is the word as our content knows it, if it does. */
  own: readonly { word: string; found: string | undefined }[];
};

export function readQuestion(index: SearchIndex, question: string): ReadQuestion {
  const words = new Map<string, number>();
  const own = [...new Set(wordsOf(question))].map((word) => ({
    word,
    found: index.passageWords.postings.has(word) ? word : index.correct(word),
  }));
  for (const { word, found } of own) if (found) words.set(found, found === word ? 1 : CORRECTED_WEIGHT);
  for (const word of formalWords(question)) if (!words.has(word)) words.set(word, NAME_WEIGHT);
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
