import type { Board, Piece, Place } from '@atalaya/core/games/placing/board';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Kbd } from '../../ui/kbd';
import { nameOf } from './words';

type PlaceBoxProps = {
  board: Board;
  place: Place;
  inside: readonly Piece[];
  isDone: boolean;
  isOver: boolean;
  /** The chosen piece, which this place can take. */
  picked: Piece | undefined;
  onPut: () => void;
  children: ReactNode;
};

/** A place with its pieces. The empty slot is the button that takes the chosen piece. */
export function PlaceBox(props: PlaceBoxProps) {
  const { board, place, inside, isDone, isOver, picked, onPut, children } = props;
  const number = board.places.findIndex(({ id }) => id === place.id) + 1;
  const isOpen = inside.length < place.size || picked !== undefined;
  const slot = !isDone && isOpen && (
    <button
      type="button"
      aria-disabled={picked === undefined}
      aria-label={
        picked
          ? `Poner «${picked.label}» en ${nameOf(board, place)}`
          : `Hueco libre en ${nameOf(board, place)}`
      }
      onClick={() => picked && onPut()}
      className={cx(
        'flex min-h-11 w-full items-center justify-between gap-2 rounded-lg border-[1.5px] border-dashed px-3.5 py-2 text-left text-small',
        picked ? 'border-navy bg-navy-tint font-semibold text-navy' : 'border-line-strong text-muted',
        isOver && 'border-solid border-navy bg-navy-tint',
      )}
    >
      <span>{picked ? 'Poner aquí' : 'Vacío'}</span>
      {number <= 9 && <Kbd>{number}</Kbd>}
    </button>
  );
  const pieces = inside.length > 0 && <div className="grid gap-2">{children}</div>;
  return (
    <li
      data-place={place.id}
      className={cx(
        'grid gap-2 rounded-lg border bg-surface p-3.5 sm:p-4',
        isOver ? 'border-navy ring-2 ring-navy' : 'border-line',
        board.mode === 'order' && 'grid-cols-[2.25rem_minmax(0,1fr)] items-center py-2.5 sm:py-2.5',
        board.mode === 'match' && 'md:grid-cols-[minmax(0,1fr)_minmax(11rem,15rem)] md:items-center',
      )}
    >
      {board.mode === 'order' && <span className="num text-[1.375rem] text-muted">{number}</span>}
      {board.mode === 'match' && <p className="leading-[1.4] hyphens-auto">{place.label}</p>}
      {board.mode === 'sort' && <h3 className="text-h4">{place.label}</h3>}
      <div className="grid gap-2">
        {pieces}
        {slot}
      </div>
      {place.lines.length > 0 && (
        <ul className="ml-3 grid gap-1 border-l-2 border-line pl-4 text-small">
          {place.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
