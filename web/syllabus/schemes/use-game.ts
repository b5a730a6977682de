import { isAtHome, type Puzzle } from '@atalaya/core/syllabus/reading/schemes';
import { useReducer } from 'react';

export type GameState = {
  puzzle: Puzzle;
  placed: Record<string, string>;
  picked: string | null;
  errors: number;
  /** Pieces that were first tried in a wrong box. */
  missed: readonly string[];
  /** The last event, for the live region. */
  said: string;
  lastWrong: { piece: string; box: string } | null;
  startedAt: number;
  endedAt: number | null;
};

type Move =
  | { kind: 'pick'; piece: string }
  | { kind: 'drop'; piece: string; box: string; at: number }
  | { kind: 'again'; puzzle: Puzzle; at: number };

const begin = ({ puzzle, at }: { puzzle: Puzzle; at: number }): GameState => ({
  puzzle,
  placed: {},
  picked: null,
  errors: 0,
  missed: [],
  said: '',
  lastWrong: null,
  startedAt: at,
  endedAt: null,
});

function play(state: GameState, move: Move): GameState {
  if (move.kind === 'again') return begin(move);
  const { puzzle } = state;
  const nameOf = (id: string) =>
    [...puzzle.pieces, ...puzzle.boxes].find((one) => one.id === id)?.label ?? '';
  if (move.kind === 'pick')
    return {
      ...state,
      picked: state.picked === move.piece ? null : move.piece,
      lastWrong: null,
      said: state.picked === move.piece ? 'Ficha devuelta' : `${nameOf(move.piece)}: elige su casilla`,
    };
  const { piece, box, at } = move;
  if (state.placed[piece] !== undefined) return state;
  if (!isAtHome(puzzle, piece, box))
    return {
      ...state,
      errors: state.errors + 1,
      missed: state.missed.includes(piece) ? state.missed : [...state.missed, piece],
      lastWrong: { piece, box },
      said: `No: ${nameOf(piece)} no va en ${nameOf(box)}`,
    };
  const placed = { ...state.placed, [piece]: box };
  const left = puzzle.pieces.length - Object.keys(placed).length;
  return {
    ...state,
    placed,
    picked: null,
    lastWrong: null,
    said: left === 0 ? 'Esquema completo' : `Bien. Quedan ${left}`,
    endedAt: left === 0 ? at : null,
  };
}

export function useGame(puzzle: Puzzle, now: number) {
  const [state, dispatch] = useReducer(play, { puzzle, at: now }, begin);
  return {
    state,
    pick: (piece: string) => dispatch({ kind: 'pick', piece }),
    drop: (piece: string, box: string) => dispatch({ kind: 'drop', piece, box, at: Date.now() }),
    again: (next: Puzzle) => dispatch({ kind: 'again', puzzle: next, at: Date.now() }),
  };
}
