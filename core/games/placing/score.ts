import type { PlayedItem, PlayResult } from '../play';
import { askedPieces, type Piece, type PlacingPuzzle } from './board';
import type { PlacingState } from './state';

/** Below this the play is not won. */
export const POINTS_TO_WIN = 50;

/** What a piece is worth, from 0 to 1: each error halves it, help takes it. */
const worth = ({ errors, helped }: PlacingState, id: string): number =>
  helped.includes(id) ? 0 : 0.5 ** (errors[id] ?? 0);

const pointsOf = (pieces: readonly Piece[], state: PlacingState): number =>
  pieces.reduce((sum, { id }) => sum + worth(state, id), 0);

/** The points of the play if nothing else goes wrong. */
export const pointsLeft = (puzzle: PlacingPuzzle, state: PlacingState): number => {
  const pieces = askedPieces(puzzle);
  return Math.round((100 * pointsOf(pieces, state)) / Math.max(1, pieces.length));
};

export function outcomeOf({ helped, errors, right }: PlacingState, id: string): PlayedItem['outcome'] {
  if (helped.includes(id)) return 'helped';
  return right.includes(id) && !errors[id] ? 'right' : 'wrong';
}

export function resultOf(puzzle: PlacingPuzzle, state: PlacingState): PlayResult {
  const pieces = askedPieces(puzzle);
  const solved = pieces.filter(({ id }) => state.right.includes(id));
  const points = Math.round((100 * pointsOf(solved, state)) / Math.max(1, pieces.length));
  return {
    isWon: solved.length === pieces.length && !state.isSolvedForPlayer && points >= POINTS_TO_WIN,
    points,
    hints: state.hints,
    errors: Object.values(state.errors).reduce((sum, count) => sum + count, 0),
    items: pieces.flatMap(({ id, item }) =>
      item
        ? [
            {
              kind: 'term' as const,
              itemId: item.id,
              topic: item.topic,
              outcome: outcomeOf(state, id),
              durationMs: state.spentMs[id] ?? 0,
            },
          ]
        : [],
    ),
  };
}
