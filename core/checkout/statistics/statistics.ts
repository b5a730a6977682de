import { type Billing, billingPeriods } from '../../store/plans';
import { splitVat } from '../money';

/** How far back the statistics go, the current month included. */
export const STATISTICS_MONTHS = 12;

/** The last months up to that of a day, oldest first: `2026-10`, `2026-11`. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

type Movement = { started: number; ended: number };

/** Running at the end of each month, counted back from those running now. */
export function activeAtEnds(movements: readonly Movement[], activeNow: number): number[] {
  const ends: number[] = [];
  let active = activeNow;
  for (const { started, ended } of movements.toReversed()) {
    ends.unshift(active);
    active += ended - started;
  }
  return ends;
}

/** What the next period costs per month, without VAT; a longer period counts with its share. */
export function monthlyBaseCents(priceCents: number, billing: Billing, subscriptions: number): number {
  const { baseCents } = splitVat(priceCents);
  return Math.round((baseCents * subscriptions) / billingPeriods[billing].months);
}

export type Cohort = { month: string; kept: number[] };

/** One row per month of first purchase; `kept[0]` are all who began, `kept[n]` those still there n months later. */
export function cohortRows(
  months: readonly string[],
  counts: readonly { cohort: string; month: string; customers: number }[],
): Cohort[] {
  const byPlace = new Map(counts.map((row) => [`${row.cohort} ${row.month}`, row.customers]));
  return months.flatMap((cohort, first) => {
    const kept = months.slice(first).map((month) => byPlace.get(`${cohort} ${month}`) ?? 0);
    return kept[0] ? [{ month: cohort, kept }] : [];
  });
}
