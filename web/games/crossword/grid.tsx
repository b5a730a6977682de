import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
import type { CrosswordState } from '@atalaya/core/games/crossword/rules';
import type { KeyboardEvent } from 'react';
import { afterArrow, cellOf, cursorOn } from './cursor';
import { GridCell } from './grid-cell';
import type { CrosswordControl } from './use-crossword';
import { cellLabel } from './wording';

type GridProps = { puzzle: Crossword; state: CrosswordState; control: CrosswordControl };

/** One text input per letter; only the one at the cursor is in the tab order. */
export function Grid({ puzzle, state, control }: GridProps) {
  const { cursor, entry } = control;
  const present = cellOf(puzzle, cursor);
  const numbers = new Map(puzzle.entries.map(({ cells, number }) => [cells[0], number]));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !entry) return;
    if (handleKey(event.key, event.shiftKey, puzzle, control)) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      ref={control.gridRef}
      role="group"
      aria-label={`Cuadrícula de ${puzzle.columns} por ${puzzle.rows}`}
      style={{
        '--columns': puzzle.columns,
        '--rows': puzzle.rows,
        gridTemplateColumns: `repeat(${puzzle.columns}, var(--cell))`,
        gridTemplateRows: `repeat(${puzzle.rows}, var(--cell))`,
      }}
      className="mx-auto grid w-fit gap-0.5 [--cell:clamp(1.375rem,min(calc((100vw-26px)/var(--columns)-2px),calc((100dvh-23.5rem)/var(--rows)-2px)),2.75rem)] md:gap-[3px] md:[--cell:clamp(1.75rem,calc((100dvh-25rem)/var(--rows)-3px),2.75rem)]"
      onKeyDown={onKeyDown}
    >
      {puzzle.solution.map((letter, cell) => {
        if (letter === null) return null;
        const place = cursorOn(puzzle, cell, entry?.direction ?? 'across');
        if (place === null) return null;
        return (
          <GridCell
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a grid do not change
            key={cell}
            cell={cell}
            row={Math.floor(cell / puzzle.columns) + 1}
            column={(cell % puzzle.columns) + 1}
            number={numbers.get(cell)}
            content={state.cells[cell]}
            label={cellLabel(puzzle, state, place)}
            isCurrent={cell === present}
            isInWord={entry?.cells.includes(cell) ?? false}
            onPress={() => (cell === present ? control.turn() : control.goToCell(cell))}
            onFocused={() => control.onFocused(cell)}
            onType={control.type}
          />
        );
      })}
    </div>
  );
}

/** True if the key did something; Tab leaves the grid at the first and at the last clue. */
function handleKey(key: string, isShift: boolean, puzzle: Crossword, control: CrosswordControl): boolean {
  const { cursor, entry } = control;
  const arrived = afterArrow(puzzle, cursor, key);
  if (arrived !== null) control.goTo(arrived);
  else if (key === 'Home') control.goTo({ ...cursor, at: 0 });
  else if (key === 'End') control.goTo({ ...cursor, at: (entry?.cells.length ?? 1) - 1 });
  else if (key === ' ' || key === 'Enter') control.turn();
  else if (key === 'Backspace' || key === 'Delete') control.erase();
  else if (key === '.') control.togglePencil();
  else if (key === 'Tab') {
    const next = cursor.entry + (isShift ? -1 : 1);
    if (puzzle.entries[next] === undefined) return false;
    control.goToEntry(next);
  } else return false;
  return true;
}
