import { type Attempt, attempt, type Words } from './attempt';
import type { Placement, Size } from './board';

export const MIN_WORDS = 12;
export const MAX_WORDS = 15;
/** Tries after which a good grid is good enough. */
const ENOUGH_ATTEMPTS = 12;

/** Thirteen columns fit a phone; the wider grid is for topics of few and long words. */
const sizes: readonly (Size & { attempts: number })[] = [
  { rows: 15, columns: 13, attempts: 60 },
  { rows: 15, columns: 15, attempts: 300 },
];

export type Layout = Size & { placements: readonly Placement[]; crossings: number };

/** The best of many grids; null if none holds enough words with two crossings each on average. */
export function layOut(answers: readonly string[], random: () => number): Layout | null {
  const words: Words = answers.map((answer) => [...answer].map((letter) => letter.charCodeAt(0)));
  for (const size of sizes) {
    const longest = Math.max(size.rows, size.columns);
    if (words.some((word) => word.length > longest)) continue;
    let best: Attempt | null = null;
    for (let count = 1; count <= size.attempts; count += 1) {
      const one = attempt(words, size, MAX_WORDS, random);
      if (isGood(one) && (best === null || one.crossings > best.crossings)) best = one;
      if (best !== null && count >= ENOUGH_ATTEMPTS) break;
    }
    if (best !== null) return trimmed(best, answers);
  }
  return null;
}

const isGood = ({ placements, crossings }: Attempt): boolean =>
  placements.length >= MIN_WORDS && crossings >= placements.length;

/** Without the empty rows and columns around the words. */
function trimmed({ placements, crossings }: Attempt, answers: readonly string[]): Layout {
  const top = Math.min(...placements.map(({ row }) => row));
  const left = Math.min(...placements.map(({ column }) => column));
  const lengthOf = ({ word }: Placement): number => answers[word]?.length ?? 0;
  const bottom = Math.max(...placements.map((one) => one.row + (one.isDown ? lengthOf(one) : 1)));
  const right = Math.max(...placements.map((one) => one.column + (one.isDown ? 1 : lengthOf(one))));
  return {
    rows: bottom - top,
    columns: right - left,
    placements: placements.map((one) => ({ ...one, row: one.row - top, column: one.column - left })),
    crossings,
  };
}
