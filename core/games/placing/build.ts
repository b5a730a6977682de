import { shuffled } from '../../platform/random/shuffled';
import { seeded } from '../../review/seeded';
import type { Difficulty } from '../game';
import type { Material, PlayOptions } from '../play';
import { type Board, type PlacingMode, type PlacingPuzzle, placingModes } from './board';
import type { Builder, Random } from './builder';
import { labelBoard } from './label-board';
import { matchBoard } from './match-board';
import { orderBoard } from './order-board';
import { sortBoard } from './sort-board';

const builders: Record<PlacingMode, Builder> = {
  match: matchBoard,
  order: orderBoard,
  sort: sortBoard,
  label: labelBoard,
};

const BOARDS_OF_ONE_MODE = 3;

const isMode = (mode: string | undefined): mode is PlacingMode =>
  placingModes.some((known) => known === mode);

/** One board of each mode, or several of the mode that was chosen. */
export function buildPlacing(
  material: Material,
  seed: number,
  difficulty: Difficulty,
  { mode }: PlayOptions,
): PlacingPuzzle | null {
  const random = seeded(seed);
  const modes: readonly PlacingMode[] = isMode(mode)
    ? Array.from({ length: BOARDS_OF_ONE_MODE }, () => mode)
    : placingModes;
  const used = new Set<string>();
  const boards: Board[] = [];
  for (const wanted of modes) {
    const built = builders[wanted](material, difficulty, random, used);
    if (!built) continue;
    for (const one of built.uses) used.add(one);
    boards.push(withIds({ mode: wanted, ...built.board }, boards.length, random));
  }
  return boards.length === 0 ? null : { boards };
}

/** Ids that are unique in the play; the pieces in an order that says nothing. */
function withIds(board: Board, index: number, random: Random): Board {
  const own = (id: string) => `${index}-${id}`;
  return {
    ...board,
    places: board.places.map((place) => ({ ...place, id: own(place.id) })),
    pieces: shuffled(board.pieces, random).map((piece, at) => ({
      ...piece,
      id: own(`p${at}`),
      place: piece.place === null ? null : own(piece.place),
    })),
  };
}
