/** Square roots of primes give evenly spread, deterministic sequences. */
const STEPS = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(5), Math.sqrt(7), Math.sqrt(11), Math.sqrt(13)];

/** The `index`-th point of a low-discrepancy sequence between 0 and 1; each `row` has another order. */
export const scatter = (index: number, row: 0 | 1 | 2 | 3 | 4 | 5): number =>
  ((index + 1) * (STEPS[row] ?? 1)) % 1;

export const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
