import type { Crossword, Direction, Entry } from '@atalaya/core/games/crossword/puzzle';
import type { CrosswordState } from '@atalaya/core/games/crossword/rules';
import { type Cursor, cellOf, crossingOf } from './cursor';

const directionWords: Record<Direction, string> = { across: 'horizontal', down: 'vertical' };

export const nameOf = ({ number, direction }: Entry): string => `${number} ${directionWords[direction]}`;

/** The letters so far: `P____T`. */
export const patternOf = ({ cells }: Entry, state: CrosswordState): string =>
  cells.map((cell) => state.cells[cell]?.letter ?? '_').join('');

/** The same, to be read aloud. */
export const spokenPattern = (entry: Entry, state: CrosswordState): string =>
  [...patternOf(entry, state)].map((letter) => (letter === '_' ? 'hueco' : letter)).join(', ');

/** «3 horizontal, «acto de…», 8 letras, casilla 2 de 8, letra R, cruza 5 vertical». */
export function cellLabel(puzzle: Crossword, state: CrosswordState, cursor: Cursor): string {
  const entry = puzzle.entries[cursor.entry];
  if (entry === undefined) return '';
  const cell = state.cells[cellOf(puzzle, cursor)];
  const crossing = puzzle.entries[crossingOf(puzzle, cursor)?.entry ?? -1];
  const letter = cell ? `letra ${cell.letter}` : 'vacía';
  const marks = [
    cell?.isRevealed && 'revelada',
    cell?.isPencil && 'a lápiz',
    cell?.isWrong && 'fallo comprobado',
    crossing && `cruza ${nameOf(crossing)}`,
  ].filter((mark) => typeof mark === 'string');
  const size = entry.cells.length;
  return [
    `${nameOf(entry)}, «${entry.clue}», ${size} letras, casilla ${cursor.at + 1} de ${size}, ${letter}`,
    ...marks,
  ].join(', ');
}

export function errorsFound(found: number): string {
  if (found === 0) return 'Sin fallos en lo comprobado.';
  return found === 1 ? 'Un fallo.' : `${found} fallos.`;
}
