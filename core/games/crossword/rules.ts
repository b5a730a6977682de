import type { GameRules, PlayedItem, PlayResult, Timed } from '../play';
import { alphabet } from './letters';
import { buildCrossword, type Crossword, type Entry } from './puzzle';

export const costs = { hint: 5, letter: 10, word: 20, error: 2 } as const;
export const MAX_POINTS = 100;

/** `entry` is the clue that the player is at, by its position in the puzzle. */
export type CrosswordStep = { entry: number } & (
  | { kind: 'write'; cell: number; letter: string; isPencil: boolean }
  | { kind: 'erase'; cell: number }
  | { kind: 'check'; cell: number; scope: 'letter' | 'word' | 'all' }
  | { kind: 'reveal'; cell: number; scope: 'letter' | 'word' }
  | { kind: 'hint' }
);
export type CrosswordMove = CrosswordStep & Timed;

export type Cell = { letter: string; isPencil: boolean; isRevealed: boolean; isWrong: boolean };

export type CrosswordState = {
  cells: Readonly<Record<number, Cell>>;
  /** Per entry: whether it was written, helped, and how long the player was at it. */
  visits: Readonly<Record<number, Visit>>;
  points: number;
  hints: number;
  errors: number;
  lastMs: number;
};
type Visit = { ms: number; isTried: boolean; isHinted: boolean; isHelped: boolean };

const noVisit: Visit = { ms: 0, isTried: false, isHinted: false, isHelped: false };

export const visitOf = (state: CrosswordState, entry: number): Visit => state.visits[entry] ?? noVisit;

export const isRight = (puzzle: Crossword, state: CrosswordState, cell: number): boolean =>
  state.cells[cell]?.letter === puzzle.solution[cell];

export const isSolved = (puzzle: Crossword, state: CrosswordState, entry: Entry): boolean =>
  entry.cells.every((cell) => isRight(puzzle, state, cell));

/** A cell that the player may still write in. */
export const isOpen = (state: CrosswordState, cell: number): boolean => !state.cells[cell]?.isRevealed;

function apply(puzzle: Crossword, state: CrosswordState, move: CrosswordMove): CrosswordState | null {
  const entry = puzzle.entries[move.entry];
  if (entry === undefined) return null;
  if (move.kind !== 'hint' && !entry.cells.includes(move.cell)) return null;
  const next = changed(puzzle, entry, state, move);
  if (next === null) return null;
  const before = visitOf(state, move.entry);
  const visit: Visit = {
    ms: before.ms + move.atMs - state.lastMs,
    isTried: before.isTried || move.kind === 'write',
    isHinted: before.isHinted || move.kind === 'hint',
    isHelped: before.isHelped || move.kind === 'hint' || move.kind === 'reveal' || next.errors > state.errors,
  };
  return { ...next, visits: { ...state.visits, [move.entry]: visit }, lastMs: move.atMs };
}

function changed(
  puzzle: Crossword,
  entry: Entry,
  state: CrosswordState,
  move: CrosswordMove,
): CrosswordState | null {
  switch (move.kind) {
    case 'write':
      if (move.letter.length !== 1 || !alphabet.includes(move.letter) || !isOpen(state, move.cell))
        return null;
      return {
        ...state,
        cells: {
          ...state.cells,
          [move.cell]: { letter: move.letter, isPencil: move.isPencil, isRevealed: false, isWrong: false },
        },
      };
    case 'erase': {
      const { [move.cell]: erased, ...cells } = state.cells;
      return erased === undefined || erased.isRevealed ? null : { ...state, cells };
    }
    case 'check':
      return checked(puzzle, state, scopeCells(puzzle, entry, move));
    case 'reveal':
      return revealed(puzzle, state, scopeCells(puzzle, entry, move), costs[move.scope]);
    case 'hint':
      if (entry.help === null || visitOf(state, move.entry).isHinted) return null;
      return { ...state, hints: state.hints + 1, points: lowered(state.points, costs.hint) };
  }
}

const lowered = (points: number, cost: number): number => Math.max(0, points - cost);

function scopeCells(
  puzzle: Crossword,
  entry: Entry,
  { cell, scope }: { cell: number; scope: 'letter' | 'word' | 'all' },
): readonly number[] {
  if (scope === 'letter') return [cell];
  if (scope === 'word') return entry.cells;
  return puzzle.solution.flatMap((letter, index) => (letter === null ? [] : [index]));
}

/** Marks the wrong letters; each costs points the first time that it is found. */
function checked(puzzle: Crossword, state: CrosswordState, asked: readonly number[]): CrosswordState {
  const cells: Record<number, Cell> = { ...state.cells };
  let found = 0;
  for (const cell of asked) {
    const present = cells[cell];
    if (present === undefined || present.isWrong || present.letter === puzzle.solution[cell]) continue;
    cells[cell] = { ...present, isWrong: true };
    found += 1;
  }
  return {
    ...state,
    cells,
    errors: state.errors + found,
    points: lowered(state.points, found * costs.error),
  };
}

function revealed(
  puzzle: Crossword,
  state: CrosswordState,
  asked: readonly number[],
  cost: number,
): CrosswordState | null {
  const hidden = asked.filter((cell) => isOpen(state, cell));
  if (hidden.length === 0) return null;
  const cells: Record<number, Cell> = { ...state.cells };
  for (const cell of hidden)
    cells[cell] = {
      letter: puzzle.solution[cell] ?? '',
      isPencil: false,
      isRevealed: true,
      isWrong: false,
    };
  return { ...state, cells, hints: state.hints + 1, points: lowered(state.points, cost) };
}

const isComplete = (puzzle: Crossword, state: CrosswordState): boolean =>
  puzzle.entries.every((entry) => isSolved(puzzle, state, entry));

/** A play that was given up keeps the share of its points that the solved words are. */
function resultOf(puzzle: Crossword, state: CrosswordState): PlayResult {
  const solved = puzzle.entries.filter((entry) => isSolved(puzzle, state, entry)).length;
  const points = Math.floor((state.points * solved) / puzzle.entries.length);
  const isWon = solved === puzzle.entries.length && points > 0;
  const items = puzzle.entries.flatMap((entry, index) => itemOf(puzzle, state, entry, index));
  return { isWon, points, hints: state.hints, errors: state.errors, items };
}

/** A word that the player never went to says nothing about what is known of it. */
function itemOf(puzzle: Crossword, state: CrosswordState, entry: Entry, index: number): PlayedItem[] {
  const { ms, isTried, isHelped } = visitOf(state, index);
  if (!isTried && !isHelped) return [];
  const outcome = isHelped ? 'helped' : isSolved(puzzle, state, entry) ? 'right' : 'wrong';
  return [{ kind: 'term', itemId: entry.termId, topic: entry.topic, outcome, durationMs: ms }];
}

export const crosswordRules: GameRules<Crossword, CrosswordMove, CrosswordState> = {
  build: buildCrossword,
  start: () => ({ cells: {}, visits: {}, points: MAX_POINTS, hints: 0, errors: 0, lastMs: 0 }),
  apply,
  isOver: isComplete,
  resultOf,
};
