import type { PlayedItem, PlayResult, Timed } from '../play';
import type { FlashPuzzle } from './deck';

export type PairsStep = { type: 'flip'; tile: number };
export type PairsMove = PairsStep & Timed;

export type PairsState = {
  type: 'pairs';
  /** Tiles face up that are not matched: one, or two that do not belong together. */
  open: readonly number[];
  /** Every tile that was ever face up. */
  seen: readonly number[];
  /** The entries found, in order, with the time since the one before. */
  found: readonly { entry: number; durationMs: number }[];
  /** Entries that the player took for another although the tile had been seen. */
  missed: readonly number[];
  attempts: number;
  lastMs: number;
};

export const startPairs = (): PairsState => ({
  type: 'pairs',
  open: [],
  seen: [],
  found: [],
  missed: [],
  attempts: 0,
  lastMs: 0,
});

/** Attempts for each pair; with more the round is lost. */
export const ATTEMPTS_A_PAIR = 3;
export const attemptsLeft = ({ entries }: FlashPuzzle, { attempts }: PairsState): number =>
  entries.length * ATTEMPTS_A_PAIR - attempts;

export const isFound = (puzzle: FlashPuzzle, { found }: PairsState, tile: number): boolean =>
  found.some(({ entry }) => entry === puzzle.tiles[tile]?.entry);

/** A front and a back are turned; a second front replaces nothing, it is not possible. */
export function applyToPairs(
  puzzle: FlashPuzzle,
  state: PairsState,
  { tile, atMs }: PairsMove,
): PairsState | null {
  const turned = puzzle.tiles[tile];
  const open = state.open.length === 2 ? [] : state.open;
  if (!turned || isFound(puzzle, state, tile) || open.includes(tile)) return null;
  const seen = state.seen.includes(tile) ? state.seen : [...state.seen, tile];
  const first = puzzle.tiles[open[0] ?? -1];
  if (!first) return { ...state, open: [tile], seen };
  if (first.side === turned.side) return null;
  const attempts = state.attempts + 1;
  if (first.entry === turned.entry)
    return {
      ...state,
      open: [],
      seen,
      attempts,
      found: [...state.found, { entry: turned.entry, durationMs: Math.max(0, atMs - state.lastMs) }],
      lastMs: atMs,
    };
  // Turning a tile for the first time is looking, not answering.
  const isMistake = state.seen.includes(tile);
  const front = first.side === 'front' ? first.entry : turned.entry;
  const missed = isMistake && !state.missed.includes(front) ? [...state.missed, front] : state.missed;
  return { ...state, open: [...open, tile], seen, attempts, missed };
}

export const arePairsOver = (puzzle: FlashPuzzle, state: PairsState): boolean =>
  state.found.length === puzzle.entries.length || attemptsLeft(puzzle, state) <= 0;

const POINTS_PER_EXTRA = 4;

export function pairsResult(puzzle: FlashPuzzle, state: PairsState): PlayResult {
  const { entries } = puzzle;
  const isWon = state.found.length === entries.length;
  const extra = Math.max(0, state.attempts - 2 * entries.length);
  const share = state.found.length / entries.length;
  return {
    isWon,
    points: Math.max(0, Math.round(100 * share) - POINTS_PER_EXTRA * extra),
    hints: 0,
    errors: state.missed.length,
    items: entries.flatMap(({ kind, id: itemId, topic }, index): PlayedItem[] => {
      const found = state.found.find(({ entry }) => entry === index);
      const isMissed = state.missed.includes(index);
      // A pair that was neither found nor mistaken says nothing.
      if (!found && !isMissed) return [];
      const outcome = isMissed ? 'wrong' : 'right';
      return [{ kind, itemId, topic, outcome, durationMs: found?.durationMs ?? 0 }];
    }),
  };
}
