import { shuffled } from '../../platform/random/shuffled';
import { branchKey } from './branches';
import type { Builder } from './builder';

const FEWEST_STEPS = 3;
const STEPS = { 1: 5, 2: 7, 3: 9 } as const;
const NUMBER = /^\d+\.\s+/;

/** Without the number some schemes write before a step. */
const textOf = (step: string): string => step.replace(NUMBER, '');

export const orderBoard: Builder = ({ branches }, difficulty, random, used) => {
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
