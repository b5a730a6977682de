import type { Board, Piece, Place } from '@atalaya/core/games/placing/board';
import {
  isBoardDone,
  type PlacingState,
  type PlacingStep,
  unchecked,
} from '@atalaya/core/games/placing/state';
import { useEffect, useRef, useState } from 'react';
import { said } from './words';

type Given = { board: Board; state: PlacingState; onMove: (step: PlacingStep) => void };

/** Where the focus goes after a move: the element it was on may be gone. */
type Focus = { to: 'piece'; at: number } | { to: 'returned' } | { to: 'heading' };

/** The chosen piece, the moves, what is announced, and the focus after each move. */
export function usePlacing({ board, state, onMove }: Given) {
  const [picked, setPicked] = useState<string | null>(null);
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<Focus | null>(null);

  const waiting = board.pieces.filter(({ id }) => state.placed[id] === undefined);
  const isDone = isBoardDone(board, state);
  const pieceOf = (id: string): Piece | undefined => board.pieces.find((piece) => piece.id === id);
  const placeOf = (id: string): Place | undefined => board.places.find((place) => place.id === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move and each new board
  useEffect(() => {
    const wanted = focus.current;
    focus.current = null;
    if (!wanted || !root.current) return;
    focusOn(root.current, wanted);
  }, [state, board]);

  const move = (step: PlacingStep, words: string, next: Focus) => {
    focus.current = next;
    setPicked(null);
    setText(words);
    onMove(step);
  };
  const stay = (piece: string): Focus => ({
    to: 'piece',
    at: Math.max(
      0,
      waiting.findIndex(({ id }) => id === piece),
    ),
  });

  return {
    root,
    waiting,
    isDone,
    said: text,
    picked: picked === null || state.right.includes(picked) ? null : picked,
    pick(id: string) {
      const piece = pieceOf(id);
      if (!piece || state.right.includes(id)) return;
      setPicked(picked === id ? null : id);
      setText(picked === id ? said.left(piece) : said.picked(piece));
    },
    place(id: string, target: string) {
      const [piece, place] = [pieceOf(id), placeOf(target)];
      if (!piece || !place || state.right.includes(id) || state.placed[id] === target) return;
      const inside = board.pieces.filter((other) => state.placed[other.id] === target);
      if (inside.length >= place.size && inside.every((other) => state.right.includes(other.id))) return;
      const isFull = inside.length >= place.size;
      const left = waiting.length - (state.placed[id] === undefined ? 1 : 0) + (isFull ? 1 : 0);
      move({ type: 'place', piece: id, place: target }, said.placed(board, piece, place, left), stay(id));
    },
    remove(id: string) {
      const piece = pieceOf(id);
      if (!piece || state.placed[id] === undefined || state.right.includes(id)) return;
      move({ type: 'remove', piece: id }, said.removed(piece), { to: 'piece', at: waiting.length });
    },
    undo() {
      if (state.before.length > 0) move({ type: 'undo' }, said.undone, { to: 'piece', at: 0 });
    },
    check() {
      const pieces = unchecked(board, state);
      if (pieces.length === 0) return;
      const right = pieces.filter(({ id, place }) => state.placed[id] === place).length;
      const asked = board.pieces.filter(({ place }) => place !== null).length;
      const isLast = state.right.filter((id) => pieceOf(id)).length + right === asked;
      const words = said.checked(right, pieces.length - right);
      move({ type: 'check' }, isLast ? `${words} ${said.finished}` : words, { to: 'returned' });
    },
    /** For the chosen piece, or for the first that waits. */
    hint() {
      const open = board.pieces.filter(({ id, place }) => place !== null && !state.right.includes(id));
      const piece =
        open.find(({ id }) => id === picked) ?? open.find(({ id }) => !state.placed[id]) ?? open[0];
      const place = piece?.place ? placeOf(piece.place) : undefined;
      if (piece && place)
        move({ type: 'hint', piece: piece.id }, said.hinted(board, piece, place), { to: 'piece', at: 0 });
    },
    solve: () => move({ type: 'solve' }, said.solved, { to: 'returned' }),
    next: () => move({ type: 'next' }, '', { to: 'heading' }),
    cancel: () => setPicked(null),
  };
}

export type Placing = ReturnType<typeof usePlacing>;

function focusOn(root: HTMLElement, wanted: Focus): void {
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-tray] [data-piece]')].filter(
    (piece) => piece.offsetParent !== null,
  );
  const after = root.querySelector<HTMLElement>('[data-after]');
  const target =
    wanted.to === 'heading'
      ? root.querySelector<HTMLElement>('h2')
      : (waiting[Math.min(wanted.to === 'piece' ? wanted.at : 0, waiting.length - 1)] ?? after);
  (root.querySelector<HTMLElement>('[data-next]') ?? target)?.focus({
    preventScroll: wanted.to !== 'heading',
  });
}
