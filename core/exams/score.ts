import { formatTwoDecimals } from '../platform/number-format.ts';

export type Tally = { hits: number; errors: number; total: number; alternatives: number };

/** An exact fraction, to avoid floating-point errors. */
export type ExactScore = { numerator: number; denominator: number };

/**
 * `[A − E/(n − 1)] · 10/P` (BOE-A-2026-15055, base 6.1.1): A hits, E errors, n alternatives, P questions. Never below 0.
 * Multiplying by n − 1 keeps it in integers.
 */
export function scoreOf({ hits, errors, total, alternatives }: Tally): ExactScore {
  const wrongWeight = alternatives - 1;
  if (total <= 0) return { numerator: 0, denominator: 1 };
  return { numerator: Math.max(0, (hits * wrongWeight - errors) * 10), denominator: wrongWeight * total };
}

/** The score in ten-thousandths, rounded half up, like the official cut-offs. */
export const tenThousandths = ({ numerator, denominator }: ExactScore): number =>
  Math.floor((numerator * 20_000 + denominator) / (2 * denominator));

/** Ten-thousandths as `7,15`, or with four decimals if needed: `3,3333`. With its sign: `−0,45`, and `+0,15` if `signed`. */
export function formatScore(score: number, signed = false): string {
  const size = Math.abs(score);
  const decimals = String(size % 10_000).padStart(4, '0');
  const short = decimals.endsWith('00') ? decimals.slice(0, 2) : decimals;
  const sign = score < 0 ? '−' : signed && score > 0 ? '+' : '';
  return `${sign}${Math.floor(size / 10_000)},${short}`;
}

/** `7,73`: ten-thousandths rounded to two decimals. */
export const roundedScore = (score: number): string => formatTwoDecimals(score / 10_000);

/** Effect of a group of answers on the score, in ten-thousandths, compared with leaving them blank. May be negative. */
export function worthOf({ hits, errors, total, alternatives }: Tally): number {
  const wrongWeight = alternatives - 1;
  if (total <= 0) return 0;
  const worth = ((hits * wrongWeight - errors) * 100_000) / (wrongWeight * total);
  return worth < 0 ? -Math.round(-worth) : Math.round(worth);
}
