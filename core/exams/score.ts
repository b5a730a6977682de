/** What is counted of an exam; everything about its mark follows from these four. */
export type Tally = { hits: number; errors: number; total: number; alternatives: number };

/** A mark as an exact fraction, so that 7.15 is 7.15 on every machine. */
export type Mark = { numerator: number; denominator: number };

/**
 * `[A − E/(n − 1)] · 10/P` (BOE-A-2026-15055, base 6.1.1): A hits, E errors, n alternatives, P questions. Between 0 and 10:
 * more errors than hits are worth nothing, not less. Multiplied by n − 1 it stays in whole numbers.
 */
export function markOf({ hits, errors, total, alternatives }: Tally): Mark {
  const wrongWeight = alternatives - 1;
  if (total <= 0) return { numerator: 0, denominator: 1 };
  return { numerator: Math.max(0, (hits * wrongWeight - errors) * 10), denominator: wrongWeight * total };
}

/** The mark in ten-thousandths, rounded half up: how the official lists give cut-offs. */
export const tenThousandths = ({ numerator, denominator }: Mark): number =>
  Math.floor((numerator * 20_000 + denominator) / (2 * denominator));

/** `7,15`; further decimals only where the mark has them (`3,3333`). */
export function writtenMark(mark: Mark): string {
  const whole = tenThousandths(mark);
  const decimals = String(whole % 10_000).padStart(4, '0');
  return `${Math.floor(whole / 10_000)},${decimals.endsWith('00') ? decimals.slice(0, 2) : decimals}`;
}

/**
 * What a group of answers added to the mark, or took from it, in ten-thousandths: the difference to leaving all of them
 * blank. Not bounded by zero: a guess that went wrong did cost something.
 */
export function worthOf({ hits, errors, total, alternatives }: Tally): number {
  const wrongWeight = alternatives - 1;
  if (total <= 0) return 0;
  const worth = ((hits * wrongWeight - errors) * 100_000) / (wrongWeight * total);
  return worth < 0 ? -Math.round(-worth) : Math.round(worth);
}
