import type { Timed } from '../play';
import type { Board, Piece } from './board';
import { asked, type PlacingState, unchecked, without } from './state';

export function place(board: Board, state: PlacingState, piece: string, target: string): PlacingState | null {
  const found = board.places.find(({ id }) => id === target);
  if (!found || !board.pieces.some(({ id }) => id === piece)) return null;
  if (state.right.includes(piece) || state.placed[piece] === target) return null;
  const inside = board.pieces.filter(({ id }) => state.placed[id] === target && id !== piece);
  const free = inside.filter(({ id }) => !state.right.includes(id));
  if (inside.length >= found.size && free.length === 0) return null;
  // A full place gives its piece back.
  const given = inside.length >= found.size ? free[0]?.id : undefined;
  const kept = given === undefined ? state.placed : without(state.placed, given);
  return {
    ...state,
    before: [...state.before, state.placed],
    placed: { ...kept, [piece]: target },
    returned: [],
  };
}

export function remove(state: PlacingState, piece: string): PlacingState | null {
  if (state.placed[piece] === undefined || state.right.includes(piece)) return null;
  return {
    ...state,
    before: [...state.before, state.placed],
    placed: without(state.placed, piece),
    returned: [],
  };
}

export function undo(state: PlacingState): PlacingState | null {
  const placed = state.before.at(-1);
  return placed ? { ...state, placed, before: state.before.slice(0, -1), returned: [] } : null;
}

export function check(board: Board, state: PlacingState): PlacingState | null {
  const pieces = unchecked(board, state);
  if (pieces.length === 0) return null;
  const right = pieces.filter(({ id, place }) => state.placed[id] === place).map(({ id }) => id);
  const wrong = pieces.map(({ id }) => id).filter((id) => !right.includes(id));
  return {
    ...state,
    before: [],
    placed: wrong.reduce(without, state.placed),
    right: [...state.right, ...right],
    returned: wrong,
    errors: { ...state.errors, ...Object.fromEntries(wrong.map((id) => [id, (state.errors[id] ?? 0) + 1])) },
  };
}

/** Puts pieces in their places; what was in the way goes back. */
function help(board: Board, state: PlacingState, pieces: readonly Piece[]): PlacingState {
  let placed = state.placed;
  for (const { id, place: home } of pieces) {
    if (home === null) continue;
    const { size = 0 } = board.places.find((one) => one.id === home) ?? {};
    const inside = board.pieces.filter((other) => placed[other.id] === home && other.id !== id);
    if (inside.length >= size)
      placed = inside
        .filter((other) => !state.right.includes(other.id))
        .map((other) => other.id)
        .reduce(without, placed);
    placed = { ...placed, [id]: home };
  }
  const ids = pieces.map(({ id }) => id);
  return {
    ...state,
    placed,
    before: [],
    returned: [],
    right: [...state.right, ...ids],
    helped: [...state.helped, ...ids],
  };
}

export function hint(board: Board, state: PlacingState, piece: string): PlacingState | null {
  const found = asked(board).find(({ id }) => id === piece && !state.right.includes(id));
  return found ? { ...help(board, state, [found]), hints: state.hints + 1 } : null;
}

export function solve(board: Board, state: PlacingState): PlacingState | null {
  const missing = asked(board).filter(({ id }) => !state.right.includes(id));
  return missing.length === 0 ? null : { ...help(board, state, missing), isSolvedForPlayer: true };
}

/** The time since the move before goes to the piece that was moved. */
export function timed(state: PlacingState, { atMs }: Timed, piece: string): PlacingState {
  const spent = (state.spentMs[piece] ?? 0) + Math.max(0, atMs - state.lastMs);
  return { ...state, lastMs: atMs, spentMs: { ...state.spentMs, [piece]: spent } };
}
