import { plain } from '../../platform/fold';
import { branchesApart, branchKey } from './branches';
import type { Builder } from './builder';

const LABELS = { 1: 3, 2: 4, 3: 4 } as const;
const FEWEST_LABELS = 3;
const EXTRA = { 1: 0, 2: 0, 3: 1 } as const;
/** A few lines are enough to know the branch and fit on a phone. */
const LINES = 4;

/** A part of the scheme of a topic without its titles. */
export const labelBoard: Builder = ({ branches }, difficulty, random, used) => {
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
