import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../store/store.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer, makeCoupon } from './checkout.factory';
import { selectCoupon } from './coupons.queries';

const BUYERS = 40;
const LEFT = 10;

describe('a coupon at the checkout', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it('cannot be used more often than its limit when many buyers pay at once', async () => {
    const { id } = await makeProduct(server.db, { priceCents: 1000 });
    const { code } = await makeCoupon(server.db, { maxUses: LEFT });
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = await makeBuyer(server);
        await buyer.add(id);
        return buyer;
      }),
    );
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.begin({ kind: 'cart', coupon: code, expectedCents: 900 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(LEFT);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map((answer) => answer.json().code))).toEqual(
      new Set(['checkout.coupon-used-up']),
    );
    expect((await selectCoupon(server.db, code))?.uses).toBe(LEFT);
  });

  it.each([
    ['NOEXISTE', {}, 'checkout.coupon-unknown'],
    ['CADUCADO', { endsAt: new Date('2026-11-15T10:00:00Z') }, 'checkout.coupon-expired'],
    ['PRONTO', { startsAt: new Date('2027-01-01T00:00:00Z') }, 'checkout.coupon-early'],
    ['SOLOPLANES', { scope: 'plan' as const }, 'checkout.coupon-not-for-this'],
    ['MINIMO', { minCents: 100_000 }, 'checkout.coupon-minimum'],
    ['APAGADO', { state: 'draft' as const }, 'checkout.coupon-unknown'],
  ])('rejects %s with an explanation and keeps the cart', async (code, given, fault) => {
    if (code !== 'NOEXISTE') await makeCoupon(server.db, { code, ...given });
    const { id } = await makeProduct(server.db, { priceCents: 1000 });
    const buyer = await makeBuyer(server);
    await buyer.add(id);
    const refused = await buyer.begin({ kind: 'cart', coupon: code, expectedCents: 1000 });
    expect(refused.json().code).toBe(fault);
    expect((await buyer.quote(`kind=cart&coupon=${code}`)).coupon.fault).toBe(refused.json().message);
    expect((await buyer.caller.get('/api/store/cart')).json().items).toHaveLength(1);
  });

  it('works only for its owner, and once per user if limited', async () => {
    const owner = await makeBuyer(server);
    const other = await makeBuyer(server);
    const own = await makeCoupon(server.db, { ownerId: owner.userId, maxPerUser: 1 });
    const faultFor = async (buyer: typeof owner) =>
      (await buyer.quote(`kind=plan&plan=basico&coupon=${own.code}`)).coupon.fault;
    expect(await faultFor(other)).toBe('Ese código no existe.');
    expect(await faultFor(owner)).toBeNull();
    const { orderId } = await owner.startPlan('basico', 'monthly', own.code);
    // The same purchase from another tab returns the same order.
    expect(
      (
        await owner.begin({
          kind: 'plan',
          plan: 'basico',
          billing: 'monthly',
          coupon: own.code,
          expectedCents: 719,
        })
      ).json().orderId,
    ).toBe(orderId);
    await owner.pay(orderId);
    expect(await owner.order(orderId)).toMatchObject({ state: 'paid', discountCents: 80, totalCents: 719 });
    expect(await faultFor(owner)).toBe('Ya has usado ese código.');
  });
});
