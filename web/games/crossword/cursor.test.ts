import type { Crossword, Entry } from '@atalaya/core/games/crossword/puzzle';
import { describe, expect, it } from 'vitest';
import { afterArrow, cellOf, crossingOf, cursorOn } from './cursor';
import { cellLabel, patternOf } from './wording';

const entry = (number: number, direction: Entry['direction'], answer: string, cells: number[]): Entry => ({
  number,
  direction,
  answer,
  cells,
  word: answer.toLowerCase(),
  termId: answer,
  topic: 1,
  clue: 'Acto de ver',
  help: null,
});

/** SOL across, OLA down from its O, and PAZ down on the right. */
const puzzle: Crossword = {
  rows: 3,
  columns: 5,
  entries: [
    entry(1, 'across', 'SOL', [0, 1, 2]),
    entry(2, 'down', 'OLA', [1, 6, 11]),
    entry(3, 'down', 'PAZ', [4, 9, 14]),
  ],
  solution: ['S', 'O', 'L', null, 'P', null, 'L', null, null, 'A', null, 'A', null, null, 'Z'],
};

describe('the arrows', () => {
  it.each([
    ['ArrowRight', { entry: 0, at: 0 }, { entry: 0, at: 1 }],
    ['ArrowDown', { entry: 0, at: 1 }, { entry: 1, at: 1 }],
    ['ArrowUp', { entry: 1, at: 1 }, { entry: 1, at: 0 }],
    ['ArrowLeft', { entry: 1, at: 0 }, { entry: 0, at: 0 }],
    // No letter there: the cursor turns where it can and stays where it cannot.
    ['ArrowUp', { entry: 0, at: 1 }, { entry: 1, at: 0 }],
    ['ArrowRight', { entry: 0, at: 2 }, { entry: 0, at: 2 }],
    ['ArrowLeft', { entry: 2, at: 1 }, { entry: 2, at: 1 }],
    ['ArrowDown', { entry: 2, at: 2 }, { entry: 2, at: 2 }],
  ])('%s from %o', (key, from, to) => {
    expect(afterArrow(puzzle, from, key)).toEqual(to);
  });

  it('are no other keys', () => {
    expect(afterArrow(puzzle, { entry: 0, at: 0 }, 'a')).toBeNull();
  });
});

it('finds the word of a cell, in the present direction if there is one', () => {
  expect(cursorOn(puzzle, 1, 'down')).toEqual({ entry: 1, at: 0 });
  expect(cursorOn(puzzle, 1, 'across')).toEqual({ entry: 0, at: 1 });
  expect(cursorOn(puzzle, 9, 'across')).toEqual({ entry: 2, at: 1 });
  expect(cursorOn(puzzle, 3, 'across')).toBeNull();
  expect(crossingOf(puzzle, { entry: 0, at: 0 })).toBeNull();
  expect(cellOf(puzzle, { entry: 1, at: 2 })).toBe(11);
});

it('reads clue, length, cell, letter and crossing', () => {
  const cell = { letter: 'O', isPencil: true, isRevealed: false, isWrong: true };
  const state = { cells: { 1: cell }, visits: {}, points: 100, hints: 0, errors: 0, lastMs: 0 };
  expect(cellLabel(puzzle, state, { entry: 0, at: 1 })).toBe(
    '1 horizontal, «Acto de ver», 3 letras, casilla 2 de 3, letra O, a lápiz, fallo comprobado, cruza 2 vertical',
  );
  expect(cellLabel(puzzle, state, { entry: 0, at: 0 })).toBe(
    '1 horizontal, «Acto de ver», 3 letras, casilla 1 de 3, vacía',
  );
  expect(patternOf(puzzle.entries[0] ?? entry(1, 'across', '', []), state)).toBe('_O_');
});
