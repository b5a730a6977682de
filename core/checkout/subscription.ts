import { DAY_MS } from '../platform/durations.ts';
import type { Billing, PlanId } from '../store/plans.ts';
import { type Period, periodFrom, unusedCents } from './periods.ts';

/** `grace`: a payment failed and is being retried; access continues. */
export const subscriptionStates = ['active', 'grace', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Days of access after a failed payment, while the provider retries. */
export const GRACE_DAYS = 10;
/** Days after the first failure. */
export const RETRY_DAYS = [1, 4, 8] as const;
/** Days of notice before a renewal (Ley 10/2025, de servicios de atención a la clientela). */
export const RENEWAL_REMINDER_DAYS = 15;
/** Unconditional refund (spec 9; the law requires 14 days, RDL 1/2007 art. 102). */
export const MONEY_BACK_DAYS = 30;
/** Elite is refunded when the exam is not passed within this time (spec 9). */
export const GUARANTEE_MONTHS = 12;
/** Time to claim the guarantee after those months. */
export const GUARANTEE_CLAIM_DAYS = 60;

export type Subscription = {
  plan: PlanId;
  billing: Billing;
  state: SubscriptionState;
  period: Period;
  /** What the user agreed to pay for each period; later changes of the plan's price do not touch it. */
  priceCents: number;
  /** Paid for the current period, credit included; a change refunds the unused part. */
  paidCents: number;
  /** Credit from a change to a cheaper plan; used for the next periods. */
  balanceCents: number;
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
  graceUntil: Date | null;
};

export type PlanChange = {
  plan: PlanId;
  billing: Billing;
  priceCents: number;
  /** The unused part of the current period plus the balance. */
  creditCents: number;
  dueCents: number;
  /** Credit left for the next periods. */
  balanceCents: number;
  period: Period;
};

/** The new period begins now, and the unused part of the old one is credited. */
export function planChange(
  subscription: Subscription,
  to: { plan: PlanId; billing: Billing; priceCents: number },
  now: Date,
): PlanChange {
  const { priceCents } = to;
  const creditCents =
    unusedCents(subscription.paidCents, subscription.period, now) + subscription.balanceCents;
  return {
    ...to,
    creditCents,
    dueCents: Math.max(0, priceCents - creditCents),
    balanceCents: Math.max(0, creditCents - priceCents),
    period: periodFrom(now, to.billing),
  };
}

export type ChangeFault = 'checkout.no-subscription' | 'checkout.same-plan' | 'checkout.payment-pending';

export function changeFault(
  subscription: Pick<Subscription, 'state' | 'plan' | 'billing'> | undefined,
  to: { plan: PlanId; billing: Billing },
): ChangeFault | null {
  if (!subscription || subscription.state === 'ended') return 'checkout.no-subscription';
  // A change would hide the failed payment.
  if (subscription.state === 'grace') return 'checkout.payment-pending';
  return subscription.plan === to.plan && subscription.billing === to.billing ? 'checkout.same-plan' : null;
}

/** The price of the next period after the balance, and the balance left. */
export const renewalOf = ({
  priceCents,
  balanceCents,
}: Pick<Subscription, 'priceCents' | 'balanceCents'>) => ({
  dueCents: Math.max(0, priceCents - balanceCents),
  balanceCents: Math.max(0, balanceCents - priceCents),
});

export const graceEnd = (failedAt: Date): Date => new Date(failedAt.getTime() + GRACE_DAYS * DAY_MS);

/** Access continues in grace, and after cancelling until the end of the paid period. */
export function givesAccess(
  { state, period, cancelAtPeriodEnd, graceUntil }: Subscription,
  now: Date,
): boolean {
  if (state === 'ended') return false;
  if (state === 'grace') return graceUntil !== null && now < graceUntil;
  return !cancelAtPeriodEnd || now < period.end;
}

/** The reminder job runs once a day; one extra day keeps the promised notice. */
export const REMINDER_WINDOW_DAYS = RENEWAL_REMINDER_DAYS + 1;

export const needsRenewalReminder = (
  { state, period, cancelAtPeriodEnd }: Pick<Subscription, 'state' | 'period' | 'cancelAtPeriodEnd'>,
  now: Date,
): boolean =>
  state === 'active' &&
  !cancelAtPeriodEnd &&
  now < period.end &&
  period.end.getTime() - now.getTime() <= REMINDER_WINDOW_DAYS * DAY_MS;

export const refundDeadline = (paidAt: Date): Date => new Date(paidAt.getTime() + MONEY_BACK_DAYS * DAY_MS);

export type RefundFault = 'checkout.not-paid' | 'checkout.too-late' | 'checkout.guarantee-used';

type Refundable = {
  state: string;
  /** When a one-off order was paid; for a subscription, its first payment. */
  since: Date | null;
  /** A user can refund only one subscription. */
  hadSubscriptionRefund: boolean;
};

export function refundFault(
  { state, since, hadSubscriptionRefund }: Refundable,
  now: Date,
): RefundFault | null {
  if (state !== 'paid' || !since) return 'checkout.not-paid';
  if (now >= refundDeadline(since)) return 'checkout.too-late';
  return hadSubscriptionRefund ? 'checkout.guarantee-used' : null;
}

/** When the Elite guarantee can be claimed: after twelve months of Elite without a gap. */
export function guaranteeWindow(eliteSince: Date): { from: Date; until: Date } {
  const from = new Date(eliteSince);
  from.setUTCMonth(from.getUTCMonth() + GUARANTEE_MONTHS);
  return { from, until: new Date(from.getTime() + GUARANTEE_CLAIM_DAYS * DAY_MS) };
}
