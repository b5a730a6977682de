import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coupon, couponCode, couponFault, discountOf } from './coupon';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date('2026-11-16T10:00:00Z');
const coupon: Coupon = {
  kind: 'percent',
  value: 10,
  scope: 'all',
  minCents: 0,
  startsAt: null,
  endsAt: null,
  isActive: true,
  maxUses: null,
  uses: 0,
  maxPerUser: null,
  ownerId: null,
};
const use = { userId: 'ana', usesByUser: 0, subtotalCents: 1000, kind: 'cart' as const, now };

describe('a coupon', () => {
  it.each<[string, Partial<Coupon>, Partial<typeof use>, string | null]>([
    ['that is valid', {}, {}, null],
    ['that is inactive', { isActive: false }, {}, 'checkout.coupon-unknown'],
    ['of another user', { ownerId: 'luis' }, {}, 'checkout.coupon-unknown'],
    ['of the same user', { ownerId: 'ana' }, {}, null],
    ['before its first day', { startsAt: later }, {}, 'checkout.coupon-early'],
    ['at its end', { endsAt: now }, {}, 'checkout.coupon-expired'],
    ['with its last use left', { maxUses: 50, uses: 49 }, {}, null],
    ['that is used up', { maxUses: 50, uses: 50 }, {}, 'checkout.coupon-used-up'],
    ['used once already', { maxPerUser: 1 }, { usesByUser: 1 }, 'checkout.coupon-used-by-you'],
    ['for plans, on a cart', { scope: 'plan' }, {}, 'checkout.coupon-not-for-this'],
    ['below its minimum', { minCents: 1001 }, {}, 'checkout.coupon-minimum'],
  ])('%s', (_, given, question, fault) => {
    expect(couponFault({ ...coupon, ...given }, { ...use, ...question })).toBe(fault);
  });

  it('subtracts a percentage or an amount, at most the subtotal', () => {
    expect(discountOf({ kind: 'percent', value: 20 }, 999)).toBe(200);
    expect(discountOf({ kind: 'amount', value: 500 }, 999)).toBe(500);
    expect(discountOf({ kind: 'amount', value: 500 }, 300)).toBe(300);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 1e7 }), (value, subtotal) => {
        const off = discountOf({ kind: 'percent', value }, subtotal);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(subtotal);
      }),
    );
  });

  it('is normalized: upper case, no spaces', () => {
    expect(couponCode(' torre-2a b3 ')).toBe('TORRE-2AB3');
  });
});
