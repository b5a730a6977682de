import type { Crossword } from '@atalaya/core/games/crossword/puzzle';
import type { CrosswordState, CrosswordStep } from '@atalaya/core/games/crossword/rules';
import { List } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { Drawer } from '../../ui/overlays/drawer';
import type { GameScreenProps } from '../play/game-screen';
import { Actions } from './actions';
import { ClueBar } from './clue-bar';
import { ClueList } from './clue-list';
import { Grid } from './grid';
import { Keyboard } from './keyboard';
import { Legend } from './legend';
import { useCrossword } from './use-crossword';

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
                <List aria-hidden="true" />
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
