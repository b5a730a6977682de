import { shuffled } from '../../platform/random/shuffled';
import { seeded } from '../../review/seeded';
import type { Difficulty } from '../game';
import type { Material, PlayOptions } from '../play';
import { type Board, type PlacingMode, type PlacingPuzzle, placingModes } from './board';
import type { Builder, Random } from './builder';
import { matchBoard } from './match-board';

const LABELS = { 1: 3, 2: 4, 3: 4 } as const;
const FEWEST_LABELS = 3;
const EXTRA = { 1: 0, 2: 0, 3: 1 } as const;
/** A few lines are enough to know the branch and fit on a phone. */
const LINES = 4;

/** A part of the scheme of a topic without its titles. */
const labelBoard: Builder = ({ branches }, difficulty, random, used) => {
  const most = LABELS[difficulty] + EXTRA[difficulty];
  const chosen = branchesApart(branches, { fewest: FEWEST_LABELS, most }, random, used);
  const [first] = chosen ?? [];
  if (!chosen || !first) return null;
  const asked = chosen.slice(0, LABELS[difficulty]);
  return {
    uses: chosen.map(branchKey),
    board: {
      topic: first.topic,
      title: null,
      places: asked.map(({ title, children }, at) => ({
        id: `${at}`,
        label: `Rama ${at + 1}`,
        // A line that says the label would give it away.
        lines: children.filter((child) => !plain(child).includes(plain(title))).slice(0, LINES),
        size: 1,
      })),
      pieces: chosen.map(({ title }, at) => ({
        id: '',
        label: title,
        place: at < asked.length ? `${at}` : null,
        item: null,
      })),
    },
  };
};

import { plain } from '../../platform/fold';
import { branchesApart, branchKey } from './branches';

const CATEGORIES = { 1: 2, 2: 3, 3: 4 } as const;
const PIECES_EACH = { 1: 3, 2: 3, 3: 3 } as const;

/** The children of some branches of a topic, to be sorted under their titles. */
const sortBoard: Builder = ({ branches }, difficulty, random, used) => {
  const chosen = branchesApart(branches, { fewest: 2, most: CATEGORIES[difficulty] }, random, used);
  const [first] = chosen ?? [];
  if (!chosen || !first) return null;
  const pieces = chosen.flatMap(({ children }, at) =>
    shuffled([...new Set(children)], random)
      .slice(0, PIECES_EACH[difficulty])
      .map((label) => ({ id: '', label, place: `${at}`, item: null })),
  );
  return {
    uses: chosen.map(branchKey),
    board: {
      topic: first.topic,
      title: null,
      // Every piece fits in every category: a limit would give the answer away.
      places: chosen.map(({ title }, at) => ({ id: `${at}`, label: title, lines: [], size: pieces.length })),
      pieces,
    },
  };
};

const FEWEST_STEPS = 3;
const STEPS = { 1: 5, 2: 7, 3: 9 } as const;
const NUMBER = /^\d+\.\s+/;

/** Without the number some schemes write before a step. */
const textOf = (step: string): string => step.replace(NUMBER, '');

const orderBoard: Builder = ({ branches }, difficulty, random, used) => {
  const free = branches.filter(
    (branch) => branch.ordered && branch.children.length >= FEWEST_STEPS && !used.has(branchKey(branch)),
  );
  const [branch] = shuffled(free, random);
  if (!branch) return null;
  // The first steps: any part of a sequence without a gap is a sequence.
  const steps = branch.children.slice(0, STEPS[difficulty]);
  return {
    uses: [branchKey(branch)],
    board: {
      topic: branch.topic,
      title: textOf(branch.title),
      places: steps.map((_, at) => ({ id: `${at}`, label: `${at + 1}.º`, lines: [], size: 1 })),
      pieces: steps.map((step, at) => ({ id: '', label: textOf(step), place: `${at}`, item: null })),
    },
  };
};

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
