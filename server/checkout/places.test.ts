import { ORDER_MINUTES, PLACE_HOLD_MINUTES } from '@atalaya/core/checkout/order';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { planSpots } from '@atalaya/core/store/plans';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer } from './checkout.factory';
import { closeExpired } from './checkout.jobs';
import { purchase, subscription } from './checkout.tables';
import { wholeLedger } from './ledger.queries';
import { selectOrder } from './orders.queries';
import { lockSubscription } from './providers/simulated.queries';
import { reconcile } from './reconcile';

const PLACES = planSpots.elite ?? 0;
const eliteOrder = { kind: 'plan', plan: 'elite', billing: 'monthly', expectedCents: 9999 };

async function placesLeft(server: TestServer): Promise<number> {
  const sold: { id: string; spotsLeft: number | null }[] = (
    await server.visitor().get('/api/checkout/plans')
  ).json().plans;
  expect(sold.map(({ id, spotsLeft }) => [id, spotsLeft === null])).toEqual([
    ['basico', true],
    ['profesional', true],
    ['elite', false],
  ]);
  return sold[2]?.spotsLeft ?? -1;
}

describe('the limited places of Elite', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterEach(async () => {
    await server.db.update(subscription).set({ state: 'ended' });
    await server.db.update(purchase).set({ state: 'cancelled', placeHeldUntil: null });
  });
  afterAll(() => server.close());

  const left = () => placesLeft(server);
  const elite = async () => {
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan('elite');
    await buyer.pay(orderId);
    return { ...buyer, orderId };
  };
  const allBut = async (free: number) => {
    const taken = [];
    for (let n = 0; n < PLACES - free; n++) taken.push(await elite());
    return taken;
  };
  const moneyOf = async (orderId: string) =>
    (await wholeLedger(server.db))
      .filter(({ purchaseId }) => purchaseId === orderId)
      .map(({ kind, cents }) => [kind, cents])
      .sort();

  it('are sold up to the limit; the next buyer sees why and is not charged [9.store-6]', async () => {
    expect(await left()).toBe(PLACES);
    const [first] = await allBut(1);
    expect(await left()).toBe(1);
    await elite();
    expect(await left()).toBe(0);
    const late = await makeBuyer(server);
    expect(await late.quote('kind=plan&plan=elite&billing=monthly')).toMatchObject({ placesLeft: 0 });
    const refused = await late.begin(eliteOrder);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'checkout.no-places']);
    expect((await late.caller.get('/api/checkout/orders')).json().total).toBe(0);
    // Other plans have no limit.
    expect(await late.quote('kind=plan&plan=plus&billing=monthly')).toMatchObject({ placesLeft: null });
    await late.pay((await late.startPlan('plus')).orderId);
    expect(await late.tier()).toBe('plus');
    const change = '/api/checkout/subscription/change';
    expect((await late.caller.get(`${change}?plan=elite&billing=monthly`)).json().code).toBe(
      'checkout.no-places',
    );
    // A subscriber can change the billing period, and frees the place with a refund.
    expect((await first?.caller.get(`${change}?plan=elite&billing=annual`))?.statusCode).toBe(200);
    expect(
      (await first?.caller.send('POST', `/api/checkout/orders/${first.orderId}/refund`))?.statusCode,
    ).toBe(200);
    await server.jobs.run();
    expect(await left()).toBe(1);
    const offer = (await late.caller.get(`${change}?plan=elite&billing=monthly`)).json();
    const changed = await late.caller.send('POST', change, {
      plan: 'elite',
      billing: 'monthly',
      at: offer.at,
      expectedCents: offer.dueCents,
    });
    expect(changed.statusCode).toBe(200);
    expect([await late.tier(), await left()]).toEqual(['elite', 0]);
  });

  it('sells the last place to one of several concurrent buyers', async () => {
    await allBut(1);
    const rivals = await Promise.all(Array.from({ length: 4 }, () => makeBuyer(server)));
    const answers = await Promise.all(rivals.map((rival) => rival.begin(eliteOrder)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const winner = rivals[answers.findIndex(({ statusCode }) => statusCode === 200)];
    // The same buyer from another tab continues the same payment.
    expect((await winner?.begin(eliteOrder))?.statusCode).toBe(200);
    expect(await winner?.quote('kind=plan&plan=elite&billing=monthly')).toMatchObject({ placesLeft: 1 });
  });

  it('reserves a place until the payment page expires; a later payment is refunded in full', async () => {
    await allBut(1);
    const slow = await makeBuyer(server);
    const { orderId } = await slow.startPlan('elite');
    const quick = await makeBuyer(server);
    expect((await quick.begin(eliteOrder)).json().code).toBe('checkout.no-places');
    // Paid in time, but the webhook event is lost and the payment page expires.
    await slow.pay(orderId, 'lost');
    server.clock.advance((ORDER_MINUTES + 1) * MINUTE_MS);
    expect(await left()).toBe(1);
    await quick.pay((await quick.startPlan('elite')).orderId);
    expect(await quick.tier()).toBe('elite');
    await reconcile(server.kit);
    await server.jobs.run();
    expect(await slow.order(orderId)).toMatchObject({ state: 'cancelled', invoice: null });
    expect(await moneyOf(orderId)).toEqual([
      ['charge', 9999],
      ['refund', 9999],
    ]);
    expect(await slow.tier()).not.toBe('elite');
    expect(server.emails.some(({ subject }) => subject.startsWith('No quedaba plaza'))).toBe(true);
    // The subscription at the provider is ended, so that it is not charged again.
    expect((await lockSubscription(server.db, `sub-${orderId}`))?.state).toBe('ended');
  });

  it('frees a cancelled place when its period ends', async () => {
    const [first] = await allBut(0);
    await first?.caller.send('POST', '/api/checkout/subscription/cancel');
    expect(await left()).toBe(0);
    server.clock.advance(32 * DAY_MS);
    await closeExpired(server.kit);
    expect(await left()).toBe(1);
  });
});

describe('the held places of Elite', () => {
  let server: TestServer;

  beforeEach(async () => {
    // One connection may hold one place; the demo's own limits are twenty times as wide.
    server = await openTestServer({ RATE_LIMIT_SCALE: 1 / 20 });
  });
  afterEach(() => server.close());

  const left = () => placesLeft(server);

  it('are not taken by new accounts that start payments: one hold for an account and a network', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(server)));
    const answers = await Promise.all(buyers.map((buyer) => buyer.begin(eliteOrder)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(buyers.map(() => 200));
    expect(await left()).toBe(PLACES - 1);
    // Who has no hold gets the place that is free when they pay.
    const heldFor = await Promise.all(
      answers.map(async (answer) => (await selectOrder(server.db, answer.json().orderId))?.placeHeldUntil),
    );
    const without = heldFor.indexOf(null);
    await buyers[without]?.pay(answers[without]?.json().orderId);
    expect(await buyers[without]?.tier()).toBe('elite');
    expect(await left()).toBe(PLACES - 2);
  });

  it('are held for a quarter of an hour, which another order of the same day does not renew', async () => {
    const buyer = await makeBuyer(server);
    await buyer.startPlan('elite');
    server.clock.advance((PLACE_HOLD_MINUTES - 1) * MINUTE_MS);
    await buyer.startPlan('elite', 'annual');
    expect(await left()).toBe(PLACES - 1);
    server.clock.advance(2 * MINUTE_MS);
    expect(await left()).toBe(PLACES);
    await buyer.startPlan('elite', 'quarterly');
    expect(await left()).toBe(PLACES);
    server.clock.advance(DAY_MS);
    await buyer.startPlan('elite');
    expect(await left()).toBe(PLACES - 1);
  });
});
