import { DAY_MS } from '@atalaya/core/platform/durations';
import { type PlanId, type Prices, planDefaults } from '@atalaya/core/store/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { changePlanTerms, plansForAdmin } from '../store/plan-terms';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer, makeCoupon } from './checkout.factory';
import { announceRenewals } from './checkout.jobs';
import { bill, deliver } from './providers/simulated-delivery';
import { updateSubscription } from './subscriptions.queries';

let server: TestServer;
let ownerId: string;
beforeAll(async () => {
  server = await openTestServer();
  ownerId = (await makeUser(server.db, { isAdmin: true })).id;
});
afterAll(() => server.close());

const setPrice = async (id: PlanId, cents: Partial<Prices>) => {
  const plan = (await plansForAdmin(server.db)).find((one) => one.id === id);
  await changePlanTerms(server.kit, ownerId, id, plan?.etag ?? '', {
    ...planDefaults[id],
    saves: null,
    cents: { ...planDefaults[id].cents, ...cents },
  });
};
const raised = { monthly: 4999, quarterly: 12_000, annual: 45_000 };
const plusOrder = { kind: 'plan', plan: 'plus', billing: 'monthly' };
const subscriber = async (plan: PlanId) => {
  const buyer = await makeBuyer(server);
  await buyer.pay((await buyer.startPlan(plan)).orderId);
  return buyer;
};

describe('after the owner changes the price of a plan', () => {
  beforeEach(async () => {
    server.clock.advance(1000);
    await setPrice('plus', {});
    server.clock.advance(1000);
  });

  it('new buyers see and pay the new one, and their subscription keeps it', async () => {
    await setPrice('plus', raised);
    const buyer = await makeBuyer(server);
    expect(await buyer.quote('kind=plan&plan=plus&billing=monthly')).toMatchObject({ totalCents: 4999 });
    await buyer.pay((await buyer.startPlan('plus')).orderId);
    expect(await buyer.subscription()).toMatchObject({ priceCents: 4999, nextCents: 4999 });
  });

  it('a subscriber is told, renewed and invoiced at the price they agreed to', async () => {
    const buyer = await subscriber('plus');
    await setPrice('plus', raised);
    expect(await buyer.subscription()).toMatchObject({ priceCents: 3999, nextCents: 3999 });
    server.clock.advance(16 * DAY_MS);
    await announceRenewals(server.kit);
    await server.jobs.run();
    const told = server.emails.findLast(({ to }) => to === buyer.email);
    expect(told?.body).toContain('39,99');
    server.clock.advance(15 * DAY_MS);
    await bill(server.kit);
    await deliver(server.kit);
    const { items } = (await buyer.caller.get('/api/checkout/orders')).json();
    expect(items[0]).toMatchObject({
      kind: 'renewal',
      subtotalCents: 3999,
      totalCents: 3999,
      discountCents: 0,
    });
  });

  it('a coupon counts once: the subscription keeps the price before it', async () => {
    const coupon = await makeCoupon(server.db, { kind: 'percent', value: 50 });
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan('plus', 'monthly', coupon.code);
    await setPrice('plus', raised);
    await buyer.pay(orderId);
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid', totalCents: 1999 });
    expect(await buyer.subscription()).toMatchObject({ priceCents: 3999, nextCents: 3999 });
  });

  it('an open payment page still charges what it showed', async () => {
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan('plus');
    await setPrice('plus', raised);
    await buyer.pay(orderId);
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid', totalCents: 3999 });
    expect(await buyer.subscription()).toMatchObject({ priceCents: 3999 });
  });

  it('whoever pays from a page with the old price is told the new one and charged nothing', async () => {
    const buyer = await makeBuyer(server);
    await setPrice('plus', raised);
    const refused = await buyer.begin({ ...plusOrder, expectedCents: 3999, periodCents: 3999 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'checkout.plan-price-changed',
      message: 'El precio de este plan ha cambiado. No se te ha cobrado nada: mira el nuevo antes de pagar.',
      details: { totalCents: 4999, periodCents: 4999 },
    });
  });

  it('is told too if only the later periods would cost more', async () => {
    const coupon = await makeCoupon(server.db, { kind: 'percent', value: 100 });
    const buyer = await makeBuyer(server);
    await setPrice('plus', raised);
    const free = { ...plusOrder, coupon: coupon.code, expectedCents: 0 };
    expect((await buyer.begin({ ...free, periodCents: 3999 })).statusCode).toBe(409);
    expect((await buyer.begin({ ...free, periodCents: 4999 })).statusCode).toBe(200);
  });

  it('who saw the old price in the last day gets it, as the plans page promises', async () => {
    const buyer = await makeBuyer(server);
    server.clock.advance(DAY_MS);
    const seenAt = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await setPrice('plus', raised);
    const address = 'kind=plan&plan=plus&billing=monthly';
    expect(await buyer.quote(address)).toMatchObject({ totalCents: 4999 });
    expect(await buyer.quote(`${address}&seenAt=${seenAt}`)).toMatchObject({ totalCents: 3999 });
    server.clock.advance(DAY_MS);
    expect(await buyer.quote(`${address}&seenAt=${seenAt}`)).toMatchObject({ totalCents: 4999 });
    const later = server.clock.now().toISOString();
    expect(await buyer.quote(`${address}&seenAt=${later}`)).toMatchObject({ totalCents: 4999 });
    server.clock.advance(60_000);
    await setPrice('plus', { monthly: 2999, quarterly: 8000, annual: 30_000 });
    expect(await buyer.quote(`${address}&seenAt=${later}`)).toMatchObject({ totalCents: 2999 });
    server.clock.advance(60_000);
    await setPrice('plus', raised);
    const order = { ...plusOrder, expectedCents: 2999, periodCents: 2999, seenAt: later };
    await buyer.pay((await buyer.begin(order)).json().orderId);
    expect(await buyer.subscription()).toMatchObject({ priceCents: 2999 });
  });

  it('changing to the plan costs its price of today, and an offer from before expires', async () => {
    const buyer = await subscriber('basico');
    const address = '/api/checkout/subscription/change';
    const ask = async () => (await buyer.caller.get(`${address}?plan=plus&billing=monthly`)).json();
    const accept = ({ at, dueCents, priceCents }: { at: string; dueCents: number; priceCents: number }) =>
      buyer.caller.send('POST', address, {
        plan: 'plus',
        billing: 'monthly',
        at,
        expectedCents: dueCents,
        periodCents: priceCents,
      });
    const old = await ask();
    await setPrice('plus', raised);
    expect((await accept(old)).json()).toMatchObject({ code: 'checkout.offer-expired' });
    const offer = await ask();
    expect(offer).toMatchObject({ priceCents: 4999 });
    expect((await accept({ ...offer, priceCents: 3999 })).json().code).toBe('checkout.offer-expired');
    expect((await accept(offer)).statusCode).toBe(200);
    expect(await buyer.subscription()).toMatchObject({ plan: 'plus', priceCents: 4999 });
  });

  it('a subscription of the version before, which stored no price, has the default', async () => {
    const buyer = await subscriber('plus');
    const { id } = await buyer.subscription();
    await updateSubscription(server.db, id, { priceCents: null });
    await setPrice('plus', raised);
    expect(await buyer.subscription()).toMatchObject({ priceCents: 3999, nextCents: 3999 });
  });
});
