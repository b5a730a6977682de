import { lettersOf } from '@atalaya/core/games/crossword/letters';
import type { Crossword, Entry } from '@atalaya/core/games/crossword/puzzle';
import { type CrosswordState, type CrosswordStep, isOpen } from '@atalaya/core/games/crossword/rules';
import { type RefObject, useRef, useState } from 'react';
import { type Cursor, cellOf, crossingOf, cursorOn, withinEntry } from './cursor';
import { errorsFound, nameOf, spokenPattern } from './wording';

export type Scope = 'letter' | 'word' | 'all';

export type CrosswordControl = {
  cursor: Cursor;
  entry: Entry | undefined;
  isPencil: boolean;
  /** Read by screen readers: a new clue, or what a check found. */
  said: string;
  gridRef: RefObject<HTMLDivElement | null>;
  goTo: (cursor: Cursor, focuses?: boolean) => void;
  goToCell: (cell: number) => void;
  /** A screen reader can focus any cell by itself. */
  onFocused: (cell: number) => void;
  goToEntry: (entry: number, focuses?: boolean) => void;
  turn: () => void;
  togglePencil: () => void;
  type: (text: string) => void;
  erase: () => void;
  writeWord: (entry: number, text: string) => void;
  check: (scope: Scope) => void;
  goToFirstError: () => void;
  hint: () => void;
  reveal: (scope: 'letter' | 'word') => void;
};

/** The cursor in the grid, and what the player does there as moves of the game. */
export function useCrossword(
  puzzle: Crossword,
  state: CrosswordState,
  onMove: (move: CrosswordStep) => void,
): CrosswordControl {
  const [cursor, setCursor] = useState<Cursor>({ entry: 0, at: 0 });
  const [isPencil, setPencil] = useState(false);
  const [said, setSaid] = useState('');
  const gridRef = useRef<HTMLDivElement>(null);
  /** The focus is being moved by the cursor, not by the player. */
  const isMoving = useRef(false);
  const entry = puzzle.entries[cursor.entry];
  const cell = cellOf(puzzle, cursor);

  const focusCell = (target: number) => {
    isMoving.current = true;
    gridRef.current?.querySelector<HTMLInputElement>(`[data-cell="${target}"]`)?.focus();
    isMoving.current = false;
  };

  const goTo = (next: Cursor, focuses = true) => {
    const nextEntry = puzzle.entries[next.entry];
    if (nextEntry && next.entry !== cursor.entry)
      setSaid(`${nameOf(nextEntry)}, ${nextEntry.cells.length} letras: ${spokenPattern(nextEntry, state)}.`);
    setCursor(next);
    if (focuses) focusCell(cellOf(puzzle, next));
  };

  const goToEntry = (index: number, focuses = true) => {
    const target = puzzle.entries[index];
    if (target === undefined) return;
    const empty = target.cells.findIndex((one) => state.cells[one] === undefined);
    goTo({ entry: index, at: Math.max(0, empty) }, focuses);
  };

  const goToCell = (target: number) => {
    const next = cursorOn(puzzle, target, entry?.direction ?? 'across');
    if (next !== null) goTo(next);
  };

  const step = (by: 1 | -1) => {
    if (entry) goTo({ ...cursor, at: withinEntry(entry, cursor.at + by) });
  };

  return {
    cursor,
    entry,
    isPencil,
    said,
    gridRef,
    goTo,
    goToCell,
    goToEntry,
    onFocused(target) {
      const next = cursorOn(puzzle, target, entry?.direction ?? 'across');
      if (!isMoving.current && target !== cell && next !== null) goTo(next, false);
    },
    turn() {
      const crossing = crossingOf(puzzle, cursor);
      if (crossing !== null) goTo(crossing);
    },
    togglePencil: () => setPencil(!isPencil),
    type(text) {
      const letter = lettersOf(text).at(-1);
      if (letter === undefined) return;
      if (isOpen(state, cell)) onMove({ kind: 'write', entry: cursor.entry, cell, letter, isPencil });
      step(1);
    },
    erase() {
      const isHere = state.cells[cell] !== undefined && isOpen(state, cell);
      const at = isHere ? cursor.at : Math.max(0, cursor.at - 1);
      const target = cellOf(puzzle, { ...cursor, at });
      if (state.cells[target] !== undefined && isOpen(state, target))
        onMove({ kind: 'erase', entry: cursor.entry, cell: target });
      if (!isHere) goTo({ ...cursor, at });
    },
    writeWord(index, text) {
      const word = puzzle.entries[index];
      if (word === undefined) return;
      if (text === '') {
        for (const [at, target] of word.cells.entries())
          if (
            state.cells[target] &&
            isOpen(state, target) &&
            crossingOf(puzzle, { entry: index, at }) === null
          )
            onMove({ kind: 'erase', entry: index, cell: target });
        return;
      }
      const letters = [...text.toUpperCase()].map((one) =>
        one === '_' || one === ' ' ? '' : lettersOf(one),
      );
      for (const [at, target] of word.cells.entries()) {
        const letter = letters[at];
        if (!letter || !isOpen(state, target) || state.cells[target]?.letter === letter) continue;
        onMove({ kind: 'write', entry: index, cell: target, letter, isPencil: false });
      }
    },
    check(scope) {
      const asked =
        scope === 'letter'
          ? [cell]
          : scope === 'word'
            ? (entry?.cells ?? [])
            : Object.keys(state.cells).map(Number);
      const found = asked.filter(
        (one) => state.cells[one] && state.cells[one].letter !== puzzle.solution[one],
      );
      onMove({ kind: 'check', entry: cursor.entry, cell, scope });
      setSaid(errorsFound(found.length));
    },
    goToFirstError() {
      const wrong = Object.keys(state.cells)
        .map(Number)
        .find((one) => state.cells[one]?.isWrong);
      if (wrong === undefined) setSaid('No hay fallos comprobados.');
      else goToCell(wrong);
    },
    hint() {
      onMove({ kind: 'hint', entry: cursor.entry });
      setSaid(entry?.help ?? '');
    },
    reveal(scope) {
      onMove({ kind: 'reveal', entry: cursor.entry, cell, scope });
      setSaid(
        `${scope === 'letter' ? 'Letra revelada' : 'Palabra revelada'}: ${scope === 'letter' ? puzzle.solution[cell] : entry?.word}.`,
      );
    },
  };
}
