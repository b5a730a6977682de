import { type Billing, billingPeriods } from '../store/plans.ts';

/**
 * So many months later, on the day of the month that the subscription began: 31 January, 28 February, 31 March. A month
 * that has no such day ends on its last one, and the next goes back.
 */
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

/** How much of what was paid for a period is still to come, in cents, to the second and rounded down. */
export function unusedCents(paidCents: number, { start, end }: Period, now: Date): number {
  const whole = end.getTime() - start.getTime();
  if (whole <= 0) return 0;
  const left = Math.min(whole, Math.max(0, end.getTime() - now.getTime()));
  return Math.floor((paidCents * Math.floor(left / 1000)) / Math.floor(whole / 1000));
}
