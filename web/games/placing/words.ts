import type { Board, Piece, Place } from '@atalaya/core/games/placing/board';

/** What is asked on a board. */
export function taskOf({ mode, title }: Board): string {
  if (mode === 'match') return 'Une cada término con su definición';
  if (mode === 'order') return `Pon en orden: ${title ?? ''}`;
  if (mode === 'sort') return 'Clasifica cada ficha en su grupo';
  return 'Pon a cada rama del esquema su rótulo';
}

/** A place in a few words. */
function shortNameOf({ mode, places }: Board, { id, label, lines }: Place): string {
  const number = places.findIndex((place) => place.id === id) + 1;
  if (mode === 'order') return `el paso ${number}`;
  if (mode === 'sort') return `«${label}»`;
  if (mode === 'label') return `la rama ${number}, de «${lines[0] ?? ''}»`;
  return `la definición ${number}`;
}

/** A place with its definition, for those who choose one without seeing it. */
export const nameOf = (board: Board, place: Place): string =>
  board.mode === 'match' ? `${shortNameOf(board, place)}: ${place.label}` : shortNameOf(board, place);

const pieces = (count: number): string => (count === 1 ? '1 ficha' : `${count} fichas`);

export const said = {
  picked: ({ label }: Piece) => `«${label}», elegida. Elige su sitio.`,
  left: ({ label }: Piece) => `«${label}», sin elegir.`,
  placed: (board: Board, { label }: Piece, place: Place, left: number) =>
    `«${label}» en ${shortNameOf(board, place)}. ${left === 0 ? 'No quedan fichas.' : `Quedan ${pieces(left)}.`}`,
  removed: ({ label }: Piece) => `«${label}» vuelve a las fichas.`,
  undone: 'Deshecho el último cambio.',
  hinted: (board: Board, { label }: Piece, place: Place) =>
    `Pista: «${label}» va en ${shortNameOf(board, place)}.`,
  solved: 'Respuestas puestas en el tablero.',
  checked: (right: number, wrong: number) =>
    wrong === 0
      ? `${right === 1 ? 'Bien' : `Bien las ${right}`}.`
      : `${right} bien. ${wrong === 1 ? '1 ficha vuelve' : `${wrong} fichas vuelven`} a las fichas.`,
  finished: 'Tablero completo.',
};
