import { plain } from '../../platform/fold';
import { shuffled } from '../../platform/random/shuffled';
import type { Branch } from '../play';
import type { Random } from './builder';

export const branchKey = ({ topic, title }: Branch): string => `${topic} ${plain(title)}`;

/** The branches from which this one hangs, at any depth: what is under it would fit in all of them. */
function branchesAbove(branch: Branch, all: readonly Branch[]): ReadonlySet<Branch> {
  const found = new Set<Branch>();
  const open = [branch];
  for (let below = open.pop(); below; below = open.pop()) {
    const title = plain(below.title);
    for (const above of all) {
      if (found.has(above) || !above.children.some((child) => plain(child) === title)) continue;
      found.add(above);
      open.push(above);
    }
  }
  return found;
}

/** Whether no text of the two branches of a topic can be taken for one of the other. */
function areApart(one: Branch, other: Branch, all: readonly Branch[]): boolean {
  const texts = new Set([one.title, ...one.children].map(plain));
  return (
    ![other.title, ...other.children].some((text) => texts.has(plain(text))) &&
    !branchesAbove(one, all).has(other) &&
    !branchesAbove(other, all).has(one)
  );
}

/** Branches of one topic that can be told apart, as many as there are up to `most`; null with fewer than `fewest`. */
export function branchesApart(
  branches: readonly Branch[],
  { fewest, most }: { fewest: number; most: number },
  random: Random,
  used: ReadonlySet<string>,
): Branch[] | null {
  const topics = shuffled([...new Set(branches.map(({ topic }) => topic))], random);
  for (const topic of topics) {
    const all = branches.filter((branch) => branch.topic === topic);
    const chosen: Branch[] = [];
    for (const branch of shuffled(all, random)) {
      if (chosen.length === most) break;
      if (branch.children.length < 2 || used.has(branchKey(branch))) continue;
      if (chosen.every((known) => areApart(branch, known, all))) chosen.push(branch);
    }
    if (chosen.length >= fewest) return chosen;
  }
  return null;
}
