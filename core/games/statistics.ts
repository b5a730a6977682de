export type Tally = { items: number; right: number };
/** Shares from 0 to 1. */
export type Share = { share: number; low: number; high: number };

const Z = 1.96;

/** The share that is right, with its 95 % interval (Wilson). Null without items. */
export function shareOf({ items, right }: Tally): Share | null {
  if (items === 0) return null;
  const share = right / items;
  const spread = Z * Math.sqrt((share * (1 - share)) / items + (Z * Z) / (4 * items * items));
  const middle = share + (Z * Z) / (2 * items);
  const whole = 1 + (Z * Z) / items;
  return { share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** The items that each side of the comparison needs. */
export const ITEMS_TO_COMPARE = 30;

export type Verdict = 'unknown' | 'better' | 'worse' | 'same';

export type Comparison = {
  played: Share | null;
  rest: Share | null;
  /** Played less rest, with its 95 % interval; null while there are too few items. */
  difference: Share | null;
  verdict: Verdict;
};

/** The recall of items played against the others. The interval of the difference is Newcombe's. */
export function compareRecall(played: Tally, rest: Tally): Comparison {
  const [one, other] = [shareOf(played), shareOf(rest)];
  if (!one || !other || played.items < ITEMS_TO_COMPARE || rest.items < ITEMS_TO_COMPARE)
    return { played: one, rest: other, difference: null, verdict: 'unknown' };
  const share = one.share - other.share;
  const low = share - Math.hypot(one.share - one.low, other.high - other.share);
  const high = share + Math.hypot(one.high - one.share, other.share - other.low);
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'same';
  return { played: one, rest: other, difference: { share, low, high }, verdict };
}

/** Days. */
export const statisticsPeriods = ['7', '30', '90'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];
