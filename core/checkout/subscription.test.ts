import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../platform/durations';
import { billings, planDefaults, planIds } from '../store/plans';
import { addMonths, periodFrom, unusedCents } from './periods';
import {
  changeFault,
  givesAccess,
  graceEnd,
  guaranteeWindow,
  needsRenewalReminder,
  planChange,
  refundDeadline,
  refundFault,
  renewalOf,
  type Subscription,
} from './subscription';

const at = (text: string) => new Date(`${text}T10:00:00Z`);
const start = at('2026-11-15');
const monthly: Subscription = {
  plan: 'basico',
  billing: 'monthly',
  state: 'active',
  period: periodFrom(start, 'monthly'),
  priceCents: 799,
  paidCents: 799,
  balanceCents: 0,
  cancelAtPeriodEnd: false,
  startedAt: start,
  graceUntil: null,
};

describe('a period', () => {
  it.each([
    ['2026-01-31', 1, 31, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2028-01-31', 1, 31, '2028-02-29'],
    ['2026-11-30', 3, 30, '2027-02-28'],
    ['2026-11-15', 12, 15, '2027-11-15'],
  ])('from %s, %i months later, on day %i, ends on %s', (from, months, day, end) => {
    expect(addMonths(at(from), months, day)).toEqual(at(end));
  });

  it('never skips a month or loses its day after many renewals', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01'), max: at('2030-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 40 }),
        (from, times) => {
          let end = from;
          for (let n = 0; n < times; n += 1) end = addMonths(end, 1, from.getUTCDate());
          expect(end).toEqual(addMonths(from, times, from.getUTCDate()));
        },
      ),
    );
  });

  it('refunds everything at its start, half in the middle and nothing at its end', () => {
    const period = { start: at('2026-11-01'), end: at('2026-12-01') };
    expect(unusedCents(3000, period, at('2026-11-01'))).toBe(3000);
    expect(unusedCents(3000, period, at('2026-11-16'))).toBe(1500);
    expect(unusedCents(3000, period, at('2026-12-01'))).toBe(0);
    expect(unusedCents(3000, period, at('2027-01-01'))).toBe(0);
  });
});

describe('a change of plan', () => {
  it('to a more expensive plan charges the difference now', () => {
    const change = planChange(
      monthly,
      { plan: 'plus', billing: 'monthly', priceCents: 3999 },
      at('2026-11-30'),
    );
    expect(change).toMatchObject({ priceCents: 3999, creditCents: 399, dueCents: 3600, balanceCents: 0 });
    expect(change.period).toEqual({ start: at('2026-11-30'), end: at('2026-12-30') });
  });

  it('to a cheaper plan charges nothing and keeps the rest as balance', () => {
    const elite = { ...monthly, plan: 'elite' as const, paidCents: 9999 };
    const change = planChange(elite, { plan: 'basico', billing: 'monthly', priceCents: 799 }, start);
    expect(change).toMatchObject({ dueCents: 0, creditCents: 9999, balanceCents: 9200 });
    expect(renewalOf({ priceCents: 799, balanceCents: 9200 })).toEqual({
      dueCents: 0,
      balanceCents: 8401,
    });
  });

  it('never creates or loses a cent', () => {
    const someTime = fc.integer({ min: 0, max: 400 * DAY_MS }).map((ms) => new Date(start.getTime() + ms));
    fc.assert(
      fc.property(
        fc.constantFrom(...planIds),
        fc.constantFrom(...billings),
        fc.constantFrom(...planIds),
        fc.constantFrom(...billings),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 100, max: 500_000 }),
        someTime,
        (plan, billing, nextPlan, nextBilling, balanceCents, priceCents, now) => {
          const before: Subscription = {
            ...monthly,
            plan,
            billing,
            balanceCents,
            paidCents: planDefaults[plan].cents[billing],
            period: periodFrom(start, billing),
          };
          const change = planChange(before, { plan: nextPlan, billing: nextBilling, priceCents }, now);
          expect(change.dueCents + change.creditCents).toBe(change.priceCents + change.balanceCents);
          expect(change.dueCents).toBeGreaterThanOrEqual(0);
          expect(change.dueCents === 0 || change.balanceCents === 0).toBe(true);
          expect(change.creditCents).toBeLessThanOrEqual(before.paidCents + balanceCents);
        },
      ),
    );
  });

  it('is rejected without a subscription, to the same plan, and while a payment is pending', () => {
    const to = { plan: 'basico', billing: 'monthly' } as const;
    expect(changeFault(undefined, to)).toBe('checkout.no-subscription');
    expect(changeFault({ ...monthly, state: 'ended' }, to)).toBe('checkout.no-subscription');
    expect(changeFault(monthly, to)).toBe('checkout.same-plan');
    expect(changeFault({ ...monthly, state: 'grace' }, { ...to, plan: 'plus' })).toBe(
      'checkout.payment-pending',
    );
    expect(changeFault(monthly, { ...to, billing: 'annual' })).toBeNull();
  });
});

describe('the access of a subscription', () => {
  const end = monthly.period.end;
  it('lasts until the end of the paid period after cancelling [9.store-13]', () => {
    const cancelled = { ...monthly, cancelAtPeriodEnd: true };
    expect(givesAccess(cancelled, new Date(end.getTime() - 1))).toBe(true);
    expect(givesAccess(cancelled, end)).toBe(false);
  });

  it('continues during the grace days after a failed payment', () => {
    const grace = { ...monthly, state: 'grace' as const, graceUntil: graceEnd(end) };
    expect(givesAccess(grace, new Date(end.getTime() + 9 * DAY_MS))).toBe(true);
    expect(givesAccess(grace, new Date(end.getTime() + 10 * DAY_MS))).toBe(false);
  });

  it('does not end because the webhook event of a renewal is late', () => {
    expect(givesAccess(monthly, new Date(end.getTime() + DAY_MS))).toBe(true);
  });
});

describe('reminders and refunds', () => {
  it('reminds of a renewal at least fifteen days before, unless cancelled', () => {
    const end = monthly.period.end.getTime();
    expect(needsRenewalReminder(monthly, new Date(end - 16 * DAY_MS - 1))).toBe(false);
    expect(needsRenewalReminder(monthly, new Date(end - 16 * DAY_MS))).toBe(true);
    expect(needsRenewalReminder({ ...monthly, cancelAtPeriodEnd: true }, new Date(end - DAY_MS))).toBe(false);
  });

  it('refunds within 30 days, once [9.store-11]', () => {
    const paid = { state: 'paid', since: start, hadSubscriptionRefund: false };
    const last = refundDeadline(start);
    expect(refundFault(paid, new Date(last.getTime() - 1))).toBeNull();
    expect(refundFault(paid, last)).toBe('checkout.too-late');
    expect(refundFault({ ...paid, state: 'refunded' }, start)).toBe('checkout.not-paid');
    expect(refundFault({ ...paid, hadSubscriptionRefund: true }, start)).toBe('checkout.guarantee-used');
  });

  it('refunds the year of Elite after twelve months, for sixty days [9.store-12]', () => {
    const { from, until } = guaranteeWindow(start);
    expect(from).toEqual(at('2027-11-15'));
    expect(until.getTime() - from.getTime()).toBe(60 * DAY_MS);
  });
});
