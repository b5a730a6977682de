import type { Crossword, Direction, Entry } from '@atalaya/core/games/crossword/puzzle';

/** Where the player writes: an entry by its position in the puzzle, and one of its letters. */
export type Cursor = { entry: number; at: number };

export const cellOf = ({ entries }: Crossword, { entry, at }: Cursor): number =>
  entries[entry]?.cells[at] ?? -1;

/** The place of a cell in a word of that direction; null if none goes through it. */
export function cursorAt({ entries }: Crossword, cell: number, direction: Direction): Cursor | null {
  const entry = entries.findIndex((one) => one.direction === direction && one.cells.includes(cell));
  return entry < 0 ? null : { entry, at: entries[entry]?.cells.indexOf(cell) ?? 0 };
}

export const otherDirection = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';

/** The word that crosses at the cursor. */
export function crossingOf(puzzle: Crossword, cursor: Cursor): Cursor | null {
  const entry = puzzle.entries[cursor.entry];
  return entry ? cursorAt(puzzle, cellOf(puzzle, cursor), otherDirection(entry.direction)) : null;
}

/** The cursor on a cell, in the present direction if a word goes that way. */
export function cursorOn(puzzle: Crossword, cell: number, direction: Direction): Cursor | null {
  return cursorAt(puzzle, cell, direction) ?? cursorAt(puzzle, cell, otherDirection(direction));
}

const arrows: Readonly<Record<string, { direction: Direction; rows: number; columns: number }>> = {
  ArrowRight: { direction: 'across', rows: 0, columns: 1 },
  ArrowLeft: { direction: 'across', rows: 0, columns: -1 },
  ArrowDown: { direction: 'down', rows: 1, columns: 0 },
  ArrowUp: { direction: 'down', rows: -1, columns: 0 },
};

/** One cell in the direction of the arrow; against an edge the cursor only turns, if a word goes that way. */
export function afterArrow(puzzle: Crossword, cursor: Cursor, key: string): Cursor | null {
  const arrow = arrows[key];
  if (arrow === undefined) return null;
  const cell = cellOf(puzzle, cursor);
  const row = Math.floor(cell / puzzle.columns) + arrow.rows;
  const column = (cell % puzzle.columns) + arrow.columns;
  const isInside = row >= 0 && row < puzzle.rows && column >= 0 && column < puzzle.columns;
  const next = isInside ? row * puzzle.columns + column : -1;
  const target = puzzle.solution[next] ? next : cell;
  return cursorOn(puzzle, target, arrow.direction) ?? cursor;
}

export const withinEntry = ({ cells }: Entry, at: number): number =>
  Math.min(Math.max(at, 0), cells.length - 1);
