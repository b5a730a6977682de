import type { PlacingPuzzle } from '@atalaya/core/games/placing/board';
import { pointsLeft } from '@atalaya/core/games/placing/score';
import { boardOf, type PlacingState, type PlacingStep } from '@atalaya/core/games/placing/state';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button';
import type { GameScreenProps } from '../play/game-screen';
import { PieceButton, type PieceLook } from './piece-button';
import { PlaceBox } from './place-box';
import { Tray } from './tray';
import { useDrag } from './use-drag';
import { usePlacing } from './use-placing';
import { taskOf } from './words';

type Props = GameScreenProps<PlacingPuzzle, PlacingState, PlacingStep>;

export function PlacingScreen(props: Props) {
  const board = boardOf(props.puzzle, props.state);
  return board ? <BoardScreen {...props} board={board} /> : null;
}

function BoardScreen({ puzzle, state, board, onMove }: Props & { board: PlacingPuzzle['boards'][number] }) {
  const play = usePlacing({ board, state, onMove });
  const { drag, handlers } = useDrag({ onPlace: play.place, onTray: play.remove });
  const picked = board.pieces.find(({ id }) => id === play.picked);
  const dragged = board.pieces.find(({ id }) => id === drag?.piece);

  const lookOf = (id: string): PieceLook => {
    if (state.helped.includes(id)) return 'helped';
    if (state.right.includes(id)) return 'right';
    return state.returned.includes(id) ? 'returned' : 'free';
  };

  /** A number puts the chosen or focused piece in that place. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || (event.target instanceof HTMLElement && event.target.closest('[role=menu]'))) return;
    const focused =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-piece]') : null;
    const piece = focused?.dataset.piece ?? play.picked;
    const place = /^[1-9]$/.test(event.key) ? board.places[Number(event.key) - 1] : undefined;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') play.undo();
    else if (event.ctrlKey || event.metaKey) return;
    else if (piece && place) play.place(piece, place.id);
    else if (piece && (event.key === 'Delete' || event.key === 'Backspace')) play.remove(piece);
    else if (event.key === 'Escape' && play.picked) play.cancel();
    else return;
    event.preventDefault();
  };

  const pieceButton = (id: string) => {
    const piece = board.pieces.find((one) => one.id === id);
    return (
      piece && (
        <PieceButton
          key={id}
          piece={piece}
          look={lookOf(id)}
          isPicked={play.picked === id}
          onClick={() => play.pick(id)}
          className={drag?.piece === id ? 'opacity-40' : undefined}
          {...handlers(id)}
        />
      )
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the buttons inside
    <div ref={play.root} onKeyDown={onKeyDown} className="grid gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="text-small text-muted">
            Tablero {state.board + 1} de {puzzle.boards.length}
            {board.topic !== null && ` · tema ${board.topic}`}
          </p>
          <h2 tabIndex={-1} className="text-h3 outline-none md:text-h2">
            {taskOf(board)}
          </h2>
        </div>
        <p className="text-small text-muted">
          <span className="num text-[1.375rem] text-ink">{pointsLeft(puzzle, state)}</span> puntos
        </p>
      </header>
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(16rem,4fr)_8fr] lg:items-start lg:gap-8">
        <Tray board={board} state={state} play={play} hasNext={state.board + 1 < puzzle.boards.length}>
          {play.waiting.map(({ id }) => pieceButton(id))}
        </Tray>
        <div className="grid gap-5">
          <ol className="grid gap-2.5">
            {board.places.map((place) => {
              const inside = board.pieces.filter(({ id }) => state.placed[id] === place.id);
              const isLocked =
                inside.length >= place.size && inside.every(({ id }) => state.right.includes(id));
              const isOwn = picked !== undefined && state.placed[picked.id] === place.id;
              return (
                <PlaceBox
                  key={place.id}
                  board={board}
                  place={place}
                  inside={inside}
                  isDone={play.isDone}
                  isOver={drag?.over === place.id && !isLocked}
                  picked={isLocked || isOwn ? undefined : picked}
                  onPut={() => picked && play.place(picked.id, place.id)}
                >
                  {inside.map(({ id }) => pieceButton(id))}
                </PlaceBox>
              );
            })}
          </ol>
          {!play.isDone && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button variant="quiet" size="sm" onClick={play.solve}>
                Ver las respuestas
              </Button>
              <p className="text-small text-muted">Lo que falte no puntúa y la partida no se gana.</p>
            </div>
          )}
        </div>
      </div>
      {drag && dragged && (
        <div
          aria-hidden="true"
          style={{ left: drag.x, top: drag.y }}
          className="pointer-events-none fixed z-50 max-w-72 -translate-x-1/2 -translate-y-[120%] rounded-lg border-[1.5px] border-gold bg-gold px-3.5 py-2 font-semibold text-on-gold shadow-float"
        >
          {dragged.label}
        </div>
      )}
    </div>
  );
}
