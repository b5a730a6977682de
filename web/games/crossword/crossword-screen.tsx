import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
import { type CrosswordState, type CrosswordStep, visitOf } from '@atalaya/core/games/crossword/rules';
import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { Drawer } from '../../ui/overlays/drawer';
import type { GameScreenProps } from '../play/game-screen';
import { Actions } from './actions';
import { CellMark, type CellMarks, lookOf } from './cell-look';
import { ClueList } from './clue-list';
import { Grid } from './grid';
import { Keyboard } from './keyboard';
import { type CrosswordControl, useCrossword } from './use-crossword';
import { nameOf } from './wording';

export function CrosswordScreen(props: GameScreenProps<Crossword, CrosswordState, CrosswordStep>) {
  const { puzzle, state, onMove } = props;
  const control = useCrossword(puzzle, state, onMove);
  const [isListOpen, setListOpen] = useState(false);
  const parts = { puzzle, state, control };
  const filled = Object.keys(state.cells).length;
  const isFull = filled === puzzle.solution.filter(Boolean).length;

  return (
    <>
      <div className="grid max-md:-mx-5 max-md:-my-6 xl:grid-cols-[minmax(0,1fr)_264px_264px] xl:gap-10">
        {/* On a phone the keyboard stands at the bottom of the screen; the head of the page is 69 pixels high. */}
        <div className="flex min-w-0 flex-col max-md:min-h-[calc(100dvh-69px)] md:gap-4 max-md:[&>[data-part=clue]]:order-3 max-md:[&>[data-part=keys]]:order-4">
          <div data-part="clue">
            <ClueBar {...parts} />
          </div>
          <div className="overflow-auto p-1.5 max-md:flex-1">
            <Grid {...parts} />
          </div>
          <div className="grid gap-3">
            <div className="flex items-center max-md:pr-1">
              <Actions state={state} control={control} />
              <IconButton
                label="Ver todas las pistas"
                className="md:hidden"
                onClick={() => setListOpen(true)}
              >
                <List />
              </IconButton>
            </div>
            {isFull && (
              <p role="status" className="px-3 text-center text-small font-semibold text-warning">
                Está completo, pero hay alguna letra que no encaja.
              </p>
            )}
            <Legend />
          </div>
          <div data-part="keys">
            <Keyboard control={control} />
          </div>
        </div>
        <div className="contents max-xl:mt-8 max-xl:grid max-xl:gap-8 max-xl:sm:grid-cols-2 max-md:hidden">
          <ClueList {...parts} direction="across" />
          <ClueList {...parts} direction="down" />
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {control.said}
      </p>
      <Drawer open={isListOpen} onOpenChange={setListOpen} title="Todas las pistas">
        <div className="grid gap-8">
          <ClueList {...parts} direction="across" onChosen={() => setListOpen(false)} />
          <ClueList {...parts} direction="down" onChosen={() => setListOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}

type ClueBarProps = { puzzle: Crossword; state: CrosswordState; control: CrosswordControl };

/** The clue of the word at the cursor, with its second text once it was asked for. */
function ClueBar({ puzzle, state, control }: ClueBarProps) {
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
        <ChevronLeft />
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
        <ChevronRight />
      </IconButton>
    </section>
  );
}

const none = { isWrong: false, isRevealed: false, isPencil: false };
const marks: readonly { letter: string; words: string; look: CellMarks }[] = [
  { letter: 'E', words: 'Fallo comprobado', look: { ...none, isWrong: true } },
  { letter: 'O', words: 'Letra revelada', look: { ...none, isRevealed: true } },
  { letter: 'I', words: 'A lápiz', look: { ...none, isPencil: true } },
];

/** What the marks mean. A phone has no room for it, where each cell says it only by its label. */
function Legend() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-micro text-muted max-md:hidden">
      {marks.map(({ letter, words, look }) => (
        <li key={letter} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cx(
              'relative grid size-5 place-items-center rounded-[4px] border-[1.5px] font-display font-bold',
              lookOf(look),
            )}
          >
            {letter}
            <CellMark {...look} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
