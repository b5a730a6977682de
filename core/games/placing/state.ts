import type { Timed } from '../play';
import type { Board, Piece, PlacingPuzzle } from './board';

export type PlacingStep =
  | { type: 'place'; piece: string; place: string }
  | { type: 'remove'; piece: string }
  | { type: 'undo' }
  /** What is right stays; what is wrong goes back and counts as an error. */
  | { type: 'check' }
  /** Puts a piece in its place. */
  | { type: 'hint'; piece: string }
  /** Gives all answers of the board. */
  | { type: 'solve' }
  | { type: 'next' };
export type PlacingMove = PlacingStep & Timed;

export type Placed = Readonly<Record<string, string>>;

/** Of each piece, by its id. */
export type PlacingState = {
  /** The board on the screen. */
  board: number;
  placed: Placed;
  /** The placements before each move since the last check, for undoing. */
  before: readonly Placed[];
  /** Pieces that are known to be right. */
  right: readonly string[];
  /** Pieces that went back after the last check. */
  returned: readonly string[];
  helped: readonly string[];
  errors: Readonly<Record<string, number>>;
  hints: number;
  isSolvedForPlayer: boolean;
  lastMs: number;
  spentMs: Readonly<Record<string, number>>;
};

export const startPlacing = (): PlacingState => ({
  board: 0,
  placed: {},
  before: [],
  right: [],
  returned: [],
  helped: [],
  errors: {},
  hints: 0,
  isSolvedForPlayer: false,
  lastMs: 0,
  spentMs: {},
});

export const boardOf = ({ boards }: PlacingPuzzle, { board }: PlacingState): Board | undefined =>
  boards[board];

export const asked = (board: Board): Piece[] => board.pieces.filter(({ place }) => place !== null);

export const isBoardDone = (board: Board, { right }: PlacingState): boolean =>
  asked(board).every(({ id }) => right.includes(id));

/** Without a piece: the placements of the others. */
export const without = (placed: Placed, piece: string): Placed =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => id !== piece));

/** Pieces on the board whose place is not confirmed yet. */
export const unchecked = (board: Board, { placed, right }: PlacingState): Piece[] =>
  board.pieces.filter(({ id }) => placed[id] !== undefined && !right.includes(id));
