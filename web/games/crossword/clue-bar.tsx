import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
import { type CrosswordState, visitOf } from '@atalaya/core/games/crossword/rules';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import type { CrosswordControl } from './use-crossword';
import { nameOf } from './wording';

type ClueBarProps = { puzzle: Crossword; state: CrosswordState; control: CrosswordControl };

/** The clue of the word at the cursor, with its second text once it was asked for. */
export function ClueBar({ puzzle, state, control }: ClueBarProps) {
  const { cursor, entry } = control;
  const count = puzzle.entries.length;
  const go = (by: 1 | -1) => control.goToEntry((cursor.entry + by + count) % count);
  if (entry === undefined) return null;
  return (
    <section
      aria-label="Pista"
      className="grid w-full grid-cols-[44px_1fr_44px] items-center gap-1 bg-panel p-1.5 text-on-panel max-md:min-h-18 md:mx-auto md:max-w-160 md:gap-2 md:rounded-lg md:p-2"
    >
      <IconButton label="Pista anterior" variant="on-panel" onClick={() => go(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div className="min-w-0 leading-[1.3] max-md:text-[0.9375rem]">
        <p>
          <span className="num text-[1.125rem] font-semibold text-panel-gold">{nameOf(entry)}</span>{' '}
          <span className="text-small text-on-panel-muted">{entry.cells.length} letras</span>
        </p>
        <p>{entry.clue}</p>
        {visitOf(state, cursor.entry).isHinted && (
          <p className="mt-1 text-small text-on-panel-muted">Otra pista: {entry.help}</p>
        )}
      </div>
      <IconButton label="Pista siguiente" variant="on-panel" onClick={() => go(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </section>
  );
}
