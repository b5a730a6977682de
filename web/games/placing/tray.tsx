import type { Board } from '@atalaya/core/games/placing/board';
import { type PlacingState, unchecked } from '@atalaya/core/games/placing/state';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Kbd } from '../../ui/kbd';
import { BoardTools } from './board-tools';
import type { Placing } from './use-placing';

type TrayProps = {
  board: Board;
  state: PlacingState;
  play: Placing;
  hasNext: boolean;
  /** The pieces that wait. */
  children: ReactNode;
};

/** On a phone the tray stays at the bottom; so many pieces leave room for the places. */
const SHOWN_ON_PHONE = 3;

const frame =
  'grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:sticky lg:top-6';

export function Tray({ board, state, play, hasNext, children }: TrayProps) {
  return (
    <section data-tray aria-label="Fichas" className={frame}>
      {!play.isDone && (
        <WaitingPieces board={board} state={state} play={play}>
          {children}
        </WaitingPieces>
      )}
      {play.isDone && hasNext && (
        <Button data-next onClick={play.next}>
          Siguiente tablero
          <ArrowRight />
        </Button>
      )}
      <p role="status" className="min-h-5 text-small font-semibold">
        {play.said}
      </p>
    </section>
  );
}

function WaitingPieces({ board, state, play, children }: Omit<TrayProps, 'hasNext'>) {
  const picked = board.pieces.find(({ id }) => id === play.picked);
  // Words are short; steps and branches take a line each.
  const isCut = board.mode !== 'match' && play.waiting.length > SHOWN_ON_PHONE;
  return (
    <>
      <p className="text-small text-muted max-lg:hidden">
        Arrastra una ficha, o elígela y pulsa su sitio
        <span className="pointer-coarse:hidden">
          ; con el teclado, <Kbd>1</Kbd>–<Kbd>{Math.min(9, board.places.length)}</Kbd>
        </span>
        .
      </p>
      <div className={cx('flex flex-wrap gap-2 lg:grid', isCut && 'max-lg:[&>:nth-child(n+4)]:hidden')}>
        {children}
        {play.waiting.length === 0 && (
          <p className="py-2 text-small text-muted">Todas las fichas están puestas.</p>
        )}
      </div>
      {isCut && (
        <p className="text-small text-muted lg:hidden">Y {play.waiting.length - SHOWN_ON_PHONE} más.</p>
      )}
      <BoardTools
        board={board}
        picked={picked}
        isPlaced={picked !== undefined && state.placed[picked.id] !== undefined}
        canUndo={state.before.length > 0}
        canCheck={unchecked(board, state).length > 0}
        onMoveTo={(place) => picked && play.place(picked.id, place)}
        onRemove={() => picked && play.remove(picked.id)}
        onUndo={play.undo}
        onHint={play.hint}
        onCheck={play.check}
      />
    </>
  );
}
