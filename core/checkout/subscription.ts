import { DAY_MS } from '../platform/durations.ts';
import { type Billing, type PlanId, plans } from '../store/plans.ts';
import { type Period, periodFrom, unusedCents } from './periods.ts';

/** `grace`: a payment failed and is tried again; access stays. `ended`: nothing is owed either way. */
export const subscriptionStates = ['active', 'grace', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Days of access after a payment that failed, while the provider tries again. */
export const GRACE_DAYS = 10;
/** When the provider tries again, in days after the first failure. */
export const RETRY_DAYS = [1, 4, 8] as const;
/** The renewal is announced so many days before (Ley 10/2025, de servicios de atención a la clientela). */
export const RENEWAL_NOTICE_DAYS = 15;
/** Money back without reasons (spec 9; the law gives 14, RDL 1/2007 art. 102). */
export const MONEY_BACK_DAYS = 30;
/** Elite: the money back when the exam is not passed within so many months (spec 9). */
export const GUARANTEE_MONTHS = 12;
/** How long after those months it can be asked for. */
export const GUARANTEE_CLAIM_DAYS = 60;

export type Subscription = {
  plan: PlanId;
  billing: Billing;
  state: SubscriptionState;
  period: Period;
  /** What was paid for the current period, credit included: what a change gives back in part. */
  paidCents: number;
  /** Left over from a change to a cheaper plan: it pays the next periods first. */
  balanceCents: number;
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
  graceUntil: Date | null;
};

export type PlanChange = {
  plan: PlanId;
  billing: Billing;
  priceCents: number;
  /** The unused part of the current period and the balance, which pay first. */
  creditCents: number;
  dueCents: number;
  /** What is left of the credit for the periods to come. */
  balanceCents: number;
  period: Period;
};

/** A change takes effect at once: the new period begins now, paid first with what the old one has left. */
export function planChange(
  subscription: Subscription,
  to: { plan: PlanId; billing: Billing },
  now: Date,
): PlanChange {
  const priceCents = plans[to.plan].cents[to.billing];
  const creditCents =
    unusedCents(subscription.paidCents, subscription.period, now) + subscription.balanceCents;
  return {
    ...to,
    priceCents,
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
  // What is owed comes first: a change would hide a payment that never arrived.
  if (subscription.state === 'grace') return 'checkout.payment-pending';
  return subscription.plan === to.plan && subscription.billing === to.billing ? 'checkout.same-plan' : null;
}

/** What the next period costs after the balance, and what stays of the balance. */
export function renewalOf(subscription: Pick<Subscription, 'plan' | 'billing' | 'balanceCents'>): {
  dueCents: number;
  balanceCents: number;
} {
  const priceCents = plans[subscription.plan].cents[subscription.billing];
  return {
    dueCents: Math.max(0, priceCents - subscription.balanceCents),
    balanceCents: Math.max(0, subscription.balanceCents - priceCents),
  };
}

export const graceEnd = (failedAt: Date): Date => new Date(failedAt.getTime() + GRACE_DAYS * DAY_MS);

/** Whether the plan's tier is open: also in grace, and until the end of what was paid after cancelling. */
export function givesAccess(
  { state, period, cancelAtPeriodEnd, graceUntil }: Subscription,
  now: Date,
): boolean {
  if (state === 'ended') return false;
  if (state === 'grace') return graceUntil !== null && now < graceUntil;
  return !cancelAtPeriodEnd || now < period.end;
}

/** The job that announces runs once a day: a day earlier, so that it is never less than promised. */
export const ANNOUNCE_DAYS = RENEWAL_NOTICE_DAYS + 1;

/** An active one that renews by itself and whose renewal has to be announced now. */
export const wantsRenewalNotice = (
  { state, period, cancelAtPeriodEnd }: Pick<Subscription, 'state' | 'period' | 'cancelAtPeriodEnd'>,
  now: Date,
): boolean =>
  state === 'active' &&
  !cancelAtPeriodEnd &&
  now < period.end &&
  period.end.getTime() - now.getTime() <= ANNOUNCE_DAYS * DAY_MS;

/** Until when the money comes back without reasons. */
export const moneyBackUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + MONEY_BACK_DAYS * DAY_MS);

export type RefundFault = 'checkout.not-paid' | 'checkout.too-late' | 'checkout.guarantee-used';

type Refundable = {
  state: string;
  /** A one-off order's own payment; the first payment of a subscription. */
  since: Date | null;
  /** The guarantee is for trying the plans, once: a second subscription has none. */
  hadSubscriptionRefund: boolean;
};

export function refundFault(
  { state, since, hadSubscriptionRefund }: Refundable,
  now: Date,
): RefundFault | null {
  if (state !== 'paid' || !since) return 'checkout.not-paid';
  if (now >= moneyBackUntil(since)) return 'checkout.too-late';
  return hadSubscriptionRefund ? 'checkout.guarantee-used' : null;
}

/** From when and until when the Elite guarantee can be asked for: after twelve months of Elite without a gap. */
export function guaranteeWindow(eliteSince: Date): { from: Date; until: Date } {
  const from = new Date(eliteSince);
  from.setUTCMonth(from.getUTCMonth() + GUARANTEE_MONTHS);
  return { from, until: new Date(from.getTime() + GUARANTEE_CLAIM_DAYS * DAY_MS) };
}
