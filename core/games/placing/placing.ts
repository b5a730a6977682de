import type { GameRules } from '../play';
import type { Board, PlacingPuzzle } from './board';
import { buildPlacing } from './build';
import { check, hint, place, remove, solve, timed, undo } from './moves';
import { resultOf } from './score';
import { boardOf, isBoardDone, type PlacingMove, type PlacingState, startPlacing } from './state';

function apply(puzzle: PlacingPuzzle, state: PlacingState, move: PlacingMove): PlacingState | null {
  const board = boardOf(puzzle, state);
  if (!board) return null;
  const isDone = isBoardDone(board, state);
  if (move.type === 'next') {
    if (!isDone || state.board + 1 >= puzzle.boards.length) return null;
    return { ...state, board: state.board + 1, before: [], returned: [], lastMs: move.atMs };
  }
  if (isDone) return null;
  const after = moved(board, state, move);
  if (!after) return null;
  return 'piece' in move ? timed(after, move, move.piece) : { ...after, lastMs: move.atMs };
}

function moved(board: Board, state: PlacingState, move: PlacingMove): PlacingState | null {
  switch (move.type) {
    case 'place':
      return place(board, state, move.piece, move.place);
    case 'remove':
      return remove(state, move.piece);
    case 'hint':
      return hint(board, state, move.piece);
    case 'check':
      return check(board, state);
    case 'solve':
      return solve(board, state);
    case 'undo':
      return undo(state);
    case 'next':
      return null;
  }
}

export const placingRules: GameRules<PlacingPuzzle, PlacingMove, PlacingState> = {
  build: buildPlacing,
  start: startPlacing,
  apply,
  isOver: ({ boards }, state) => {
    const last = boards.at(-1);
    return !last || (state.board === boards.length - 1 && isBoardDone(last, state));
  },
  resultOf,
};
