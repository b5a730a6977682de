import { type Billing, billingPeriods } from '../store/plans.ts';

/** Keeps the day of the month on which the subscription began: 31 January, 28 February, 31 March. */
export function addMonths(from: Date, months: number, anchorDay: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(anchorDay, lastDay));
  return to;
}

export type Period = { start: Date; end: Date };

export const periodFrom = (start: Date, billing: Billing, anchorDay = start.getUTCDate()): Period => ({
  start,
  end: addMonths(start, billingPeriods[billing].months, anchorDay),
});

/** The unused part of a payment, by the second and rounded down. */
export function unusedCents(paidCents: number, { start, end }: Period, now: Date): number {
  const whole = end.getTime() - start.getTime();
  if (whole <= 0) return 0;
  const left = Math.min(whole, Math.max(0, end.getTime() - now.getTime()));
  return Math.floor((paidCents * Math.floor(left / 1000)) / Math.floor(whole / 1000));
}
