import { shuffled } from '../../platform/random/shuffled';
import { seeded } from '../../review/seeded';
import type { Material } from '../play';

export const flashModes = ['recall', 'type', 'listen', 'clock', 'pairs'] as const;
export type FlashMode = (typeof flashModes)[number];

/** A flashcard, or a term with its clue in front. */
export type Entry = { kind: 'term' | 'flashcard'; id: string; topic: number; front: string; back: string };
/** The two sides of the entry `entry`. */
export type Tile = { entry: number; side: 'front' | 'back' };
/** `tiles` only for pairs. */
export type FlashPuzzle = { mode: FlashMode; entries: readonly Entry[]; tiles: readonly Tile[] };

export const CLOCK_MS = 60_000;

const roundSize: Record<FlashMode, number> = { recall: 12, type: 10, listen: 10, clock: 40, pairs: 6 };
export const MIN_ENTRIES = 4;

/** Answers to type, and texts that fit a tile. */
const MAX_TYPED = { letters: 40, words: 5 };
const MAX_TILE = { front: 85, back: 70 };

const words = (text: string): number => text.trim().split(/\s+/).length;

const fits: Record<FlashMode, (entry: Entry) => boolean> = {
  recall: () => true,
  listen: () => true,
  clock: () => true,
  type: ({ back }) => back.length <= MAX_TYPED.letters && words(back) <= MAX_TYPED.words,
  pairs: ({ front, back }) => front.length <= MAX_TILE.front && back.length <= MAX_TILE.back,
};

export const isFlashMode = (mode: string | undefined): mode is FlashMode =>
  flashModes.some((one) => one === mode);

type Ranked = { entry: Entry; rank: number };

/** Due ones first; flashcards before terms, except where a word is typed. */
function ranked({ cards, terms }: Material, mode: FlashMode): Ranked[] {
  const termRank = mode === 'type' ? 0 : 1;
  return [
    ...cards.map(
      ({ id, topic, front, back, isDue }): Ranked => ({
        entry: { kind: 'flashcard', id, topic, front, back },
        rank: isDue ? -1 : 0,
      }),
    ),
    ...terms.map(
      ({ id, topic, word, clue, isDue }): Ranked => ({
        entry: { kind: 'term', id, topic, front: clue, back: word },
        rank: isDue ? -1 : termRank,
      }),
    ),
  ];
}

/** Null with too few entries that fit the mode. */
export function buildRound(material: Material, seed: number, mode: FlashMode): FlashPuzzle | null {
  const random = seeded(seed);
  const entries = shuffled(
    ranked(material, mode).filter(({ entry }) => fits[mode](entry)),
    random,
  )
    .sort((a, b) => a.rank - b.rank)
    .slice(0, roundSize[mode])
    .map(({ entry }) => entry);
  if (entries.length < MIN_ENTRIES) return null;
  const sides = (side: Tile['side']) =>
    shuffled(
      entries.map((_, entry): Tile => ({ entry, side })),
      random,
    );
  return { mode, entries, tiles: mode === 'pairs' ? [...sides('front'), ...sides('back')] : [] };
}
