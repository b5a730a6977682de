import type { Crossword, Direction } from '@atalaya/core/games/crossword/puzzle';
import { type CrosswordState, isSolved } from '@atalaya/core/games/crossword/rules';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../ui/cx';
import type { CrosswordControl } from './use-crossword';
import { WordInput } from './word-input';

type ClueListProps = {
  puzzle: Crossword;
  state: CrosswordState;
  control: CrosswordControl;
  direction: Direction;
  /** Called when a clue is chosen to be written in the grid. */
  onChosen?: () => void;
};

const titles: Record<Direction, string> = { across: 'Horizontales', down: 'Verticales' };

/** Every clue with a field for its whole word: the crossword can be solved from here alone. */
export function ClueList({ puzzle, state, control, direction, onChosen }: ClueListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="border-b-2 border-ink pb-2.5 text-h4">
        {titles[direction]}
      </h2>
      <ol>
        {puzzle.entries.map((entry, index) => {
          if (entry.direction !== direction) return null;
          const isCurrent = index === control.cursor.entry;
          const isDone = isSolved(puzzle, state, entry);
          return (
            <li
              key={entry.termId}
              className={cx(
                'border-b border-line py-1.5 pr-2 text-small leading-[1.35]',
                isCurrent ? 'bg-gold-tint pl-2.5 shadow-[inset_4px_0_0_var(--gold)]' : 'pl-1',
              )}
            >
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => {
                  onChosen?.();
                  control.goToEntry(index);
                }}
                className={cx(
                  'grid min-h-9 w-full grid-cols-[26px_1fr_auto] gap-1.5 py-1 text-left hover:text-navy pointer-coarse:min-h-11',
                  isCurrent && 'font-semibold',
                  isDone && !isCurrent && 'text-muted',
                )}
              >
                <span className="num pt-0.5 text-[1.125rem] font-semibold">{entry.number}</span>
                <span>
                  {entry.clue} <span className="font-normal text-muted">({entry.cells.length})</span>
                </span>
                {isDone && <Check role="img" aria-label="Resuelta" className="mt-0.5 size-4 text-success" />}
              </button>
              <WordInput
                entry={entry}
                state={state}
                onWrite={(text) => control.writeWord(index, text)}
                onEnter={() => control.goTo({ entry: index, at: 0 }, false)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
