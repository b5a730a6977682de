export type Size = { rows: number; columns: number };
/** A word in the grid, from its first cell to the right or downwards; `word` is its position in the list. */
export type Placement = { word: number; row: number; column: number; isDown: boolean };

const ACROSS = 1;
const DOWN = 2;

/** The letters that were placed so far; 0 is an empty cell. */
export type Board = Size & { letters: Uint16Array; directions: Uint8Array };

export const emptyBoard = ({ rows, columns }: Size): Board => ({
  rows,
  columns,
  letters: new Uint16Array(rows * columns),
  directions: new Uint8Array(rows * columns),
});

export function put(board: Board, codes: readonly number[], { row, column, isDown }: Placement): void {
  let cell = row * board.columns + column;
  for (const code of codes) {
    board.letters[cell] = code;
    board.directions[cell] = (board.directions[cell] ?? 0) | (isDown ? DOWN : ACROSS);
    cell += isDown ? board.columns : 1;
  }
}

/** With how many words it would cross; 0 if it may not be there, because words only touch where they cross. */
export function crossingsAt(board: Board, codes: readonly number[], placement: Placement): number {
  const { letters, directions, rows, columns } = board;
  const { row, column, isDown } = placement;
  if (row < 0 || column < 0) return 0;
  const along = isDown ? row : column;
  const across = isDown ? column : row;
  const lineLength = isDown ? rows : columns;
  const lines = isDown ? columns : rows;
  const step = isDown ? columns : 1;
  const side = isDown ? 1 : columns;
  const start = row * columns + column;
  const end = along + codes.length;
  if (end > lineLength) return 0;
  if (along > 0 && letters[start - step] !== 0) return 0;
  if (end < lineLength && letters[start + codes.length * step] !== 0) return 0;

  let crossings = 0;
  let cell = start;
  for (const code of codes) {
    const present = letters[cell];
    if (present !== 0) {
      if (present !== code || directions[cell] !== (isDown ? ACROSS : DOWN)) return 0;
      crossings += 1;
    } else {
      if (across > 0 && letters[cell - side] !== 0) return 0;
      if (across + 1 < lines && letters[cell + side] !== 0) return 0;
    }
    cell += step;
  }
  return crossings;
}
