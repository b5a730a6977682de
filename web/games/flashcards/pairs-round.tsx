import type { FlashPuzzle, Tile } from '@atalaya/core/games/flashcards/deck';
import type { FlashStep } from '@atalaya/core/games/flashcards/flashcards';
import { attemptsLeft, isFound, type PairsState } from '@atalaya/core/games/flashcards/pairs-round';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../../ui/cx';

type PairsProps = { puzzle: FlashPuzzle; state: PairsState; onMove: (move: FlashStep) => void };

const COLUMN: Record<Tile['side'], string> = { front: 'Pregunta', back: 'Respuesta' };

/** Two columns of covered tiles: questions and answers. Arrows move, Enter or space turns. */
export function PairsRound({ puzzle, state, onMove }: PairsProps) {
  const board = useRef<HTMLDivElement>(null);
  const half = puzzle.entries.length;
  const left = attemptsLeft(puzzle, state);
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(board.current?.querySelectorAll<HTMLButtonElement>('[data-tile]') ?? [])];
    const at = tiles.findIndex((tile) => tile.matches(':focus'));
    const to = neighbour(event.key, at, half);
    if (at < 0 || to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  };
  return (
    <div className="mx-auto grid w-full max-w-[54rem] gap-4">
      <h2 className="sr-only">Encuentra las parejas</h2>
      <p className="flex items-baseline justify-between gap-4 text-small text-muted">
        <span>Destapa una pregunta y una respuesta.</span>
        <span>
          <b className="num mr-1.5 text-h4 text-ink">{left}</b>
          {left === 1 ? 'intento' : 'intentos'}
        </span>
      </p>
      <div
        ref={board}
        className="grid grid-flow-col grid-cols-2 gap-2.5 md:gap-3"
        style={{ gridTemplateRows: `repeat(${half}, minmax(5.25rem, auto))` }}
      >
        {puzzle.tiles.map((tile, index) => (
          <TileButton
            key={`${tile.side} ${tile.entry}`}
            tile={tile}
            number={(index % half) + 1}
            text={puzzle.entries[tile.entry]?.[tile.side] ?? ''}
            isFound={isFound(puzzle, state, index)}
            isOpen={state.open.includes(index)}
            isMismatch={state.open.length === 2}
            onFlip={() => onMove({ type: 'flip', tile: index })}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <p role="status" className="min-h-6 text-small font-semibold">
        {state.open.length === 2 ? 'No son pareja.' : foundWords(state.found.length, half)}
      </p>
    </div>
  );
}

const foundWords = (found: number, all: number): string =>
  found === 0 ? '' : `${found} de ${all} parejas encontradas.`;

/** The tiles are numbered down the first column, then down the second. */
function neighbour(key: string, at: number, half: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, 2 * half - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'ArrowRight') return at < half ? at + half : at;
  if (key === 'ArrowLeft') return at >= half ? at - half : at;
  return null;
}

type TileProps = {
  tile: Tile;
  number: number;
  text: string;
  isFound: boolean;
  isOpen: boolean;
  isMismatch: boolean;
  onFlip: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function TileButton(props: TileProps) {
  const { tile, number, text, isFound: found, isOpen, isMismatch, onFlip, onKeyDown } = props;
  const isUp = found || isOpen;
  const name = `${COLUMN[tile.side]} ${number}`;
  return (
    <button
      type="button"
      data-tile
      aria-disabled={found || undefined}
      aria-label={isUp ? `${name}: ${text}${found ? ', encontrada' : ''}` : `${name}, tapada`}
      onClick={found ? undefined : onFlip}
      onKeyDown={onKeyDown}
      className={cx(
        'grid place-items-center rounded-lg border-[1.5px] px-2.5 py-2 text-center text-small leading-[1.25] wrap-anywhere transition-colors md:px-4 md:text-body',
        found && 'border-success bg-success-tint',
        isOpen && !found && (isMismatch ? 'border-danger bg-danger-tint' : 'border-navy bg-surface'),
        !isUp && tile.side === 'front' && 'border-navy bg-navy text-on-navy hover:bg-navy-hover',
        !isUp && tile.side === 'back' && 'border-gold bg-gold text-on-gold hover:bg-gold-hover',
      )}
    >
      {isUp ? (
        <span>
          {found && <Check className="mr-1 inline size-4 text-success" />}
          {text}
        </span>
      ) : (
        <span aria-hidden="true" className="grid gap-0.5">
          <span className="num text-h3">{number}</span>
          <span className="text-micro font-semibold">{COLUMN[tile.side]}</span>
        </span>
      )}
    </button>
  );
}
