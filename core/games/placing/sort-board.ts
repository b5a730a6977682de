import { shuffled } from '../../platform/random/shuffled';
import { branchesApart, branchKey } from './branches';
import type { Builder } from './builder';

const CATEGORIES = { 1: 2, 2: 3, 3: 4 } as const;
const PIECES_EACH = { 1: 3, 2: 3, 3: 3 } as const;

/** The children of some branches of a topic, to be sorted under their titles. */
export const sortBoard: Builder = ({ branches }, difficulty, random, used) => {
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
