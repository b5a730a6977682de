import { DAY_MS } from '@atalaya/core/platform/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer, makeCoupon } from './checkout.factory';
import { announceRenewals, closeExpired } from './checkout.jobs';
import { wholeLedger } from './ledger.queries';
import { updateSubscription } from './providers/simulated.queries';
import { bill, deliver } from './providers/simulated-delivery';
import { reconcile } from './reconcile';
import { selectRunning } from './subscriptions.queries';

describe('a subscription', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const subscriber = async (
    plan: 'basico' | 'plus' | 'elite' = 'basico',
    billing: 'monthly' | 'annual' = 'monthly',
  ) => {
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan(plan, billing);
    await buyer.pay(orderId);
    return { ...buyer, orderId };
  };
  const money = async (userId: string) => {
    const orders = new Set((await ordersOf(userId)).map(({ id }) => id));
    return (await wholeLedger(server.db))
      .filter(({ purchaseId }) => orders.has(purchaseId))
      .map(({ kind, cents }) => [kind, cents]);
  };
  const ordersOf = async (userId: string): Promise<{ id: string; kind: string; state: string }[]> =>
    (await (await server.signedIn(userId)).get('/api/checkout/orders')).json().items;
  const change = async (buyer: Awaited<ReturnType<typeof subscriber>>, plan: string, billing = 'monthly') => {
    const offer = (
      await buyer.caller.get(`/api/checkout/subscription/change?plan=${plan}&billing=${billing}`)
    ).json();
    const answer = await buyer.caller.send('POST', '/api/checkout/subscription/change', {
      plan,
      billing,
      at: offer.at,
      expectedCents: offer.dueCents,
    });
    return { offer, answer };
  };
  /** Advances the clock and runs the provider's billing and our jobs. */
  const passDays = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    await bill(server.kit);
    await deliver(server.kit);
    await closeExpired(server.kit);
  };
  const refOf = async (userId: string) => (await selectRunning(server.db, userId))?.providerRef ?? '';

  it('says before the payment that it replaces the trial of a higher plan', async () => {
    const trialEndsAt = new Date(server.clock.now().getTime() + DAY_MS);
    const replaced = async (plan: string, given: Parameters<typeof makeBuyer>[1]) =>
      (await (await makeBuyer(server, given)).quote(`kind=plan&plan=${plan}&billing=monthly`)).replacedTrial;
    expect(await replaced('basico', { trialEndsAt })).toBe('plus');
    expect(await replaced('plus', { trialEndsAt })).toBeNull();
    expect(await replaced('basico', { trialEndsAt: server.clock.now() })).toBeNull();
    expect(await replaced('basico', { trialEndsAt, planTier: 'elite' })).toBeNull();
  });

  it('opens its tier when the webhook event arrives, and is shown [9.store-1] [9.store-13]', async () => {
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan('plus', 'annual');
    expect(await buyer.tier()).toBe('demo');
    expect(await buyer.subscription()).toBeNull();
    await buyer.pay(orderId);
    expect(await buyer.tier()).toBe('plus');
    expect(await buyer.subscription()).toMatchObject({
      plan: 'plus',
      billing: 'annual',
      state: 'active',
      priceCents: 38390,
      nextCents: 38390,
    });
    expect(
      (await buyer.begin({ kind: 'plan', plan: 'elite', billing: 'monthly', expectedCents: 9999 })).json(),
    ).toMatchObject({ code: 'checkout.already-subscribed' });
  });

  it('accepts the old name of Plus [3.store-9]', async () => {
    const buyer = await makeBuyer(server);
    expect(await buyer.quote('kind=plan&plan=profesional&billing=monthly')).toMatchObject({
      totalCents: 3999,
    });
  });

  it('changes upwards at once, for the amount that was shown', async () => {
    const buyer = await subscriber('basico');
    server.clock.advance(15 * DAY_MS);
    const { offer, answer } = await change(buyer, 'plus');
    expect(offer).toMatchObject({ priceCents: 3999, creditCents: 399, dueCents: 3600 });
    expect(answer.statusCode).toBe(200);
    expect(await buyer.tier()).toBe('plus');
    expect(await buyer.subscription()).toMatchObject({ plan: 'plus', periodEnd: offer.periodEnd });
    expect(await money(buyer.userId)).toEqual([
      ['charge', 799],
      ['charge', 3600],
    ]);
    const order = await buyer.order(answer.json().orderId);
    expect(order).toMatchObject({
      kind: 'change',
      state: 'paid',
      totalCents: 3600,
      invoice: expect.any(String),
    });
  });

  it('changes downwards at once, and the remaining credit pays the next periods', async () => {
    const buyer = await subscriber('elite');
    const { offer } = await change(buyer, 'basico');
    expect(offer).toMatchObject({ dueCents: 0, balanceCents: 9200 });
    expect(await buyer.tier()).toBe('basico');
    expect(await buyer.subscription()).toMatchObject({ balanceCents: 9200, nextCents: 0 });
    await passDays(31);
    expect(await money(buyer.userId)).toEqual([['charge', 9999]]);
    expect((await selectRunning(server.db, buyer.userId))?.balanceCents).toBe(8401);
  });

  it('rejects an outdated or wrong amount, and a declined card', async () => {
    const buyer = await subscriber('basico');
    const url = '/api/checkout/subscription/change';
    const offer = (await buyer.caller.get(`${url}?plan=plus&billing=monthly`)).json();
    const confirm = (given: object) =>
      buyer.caller.send('POST', url, {
        plan: 'plus',
        billing: 'monthly',
        at: offer.at,
        expectedCents: offer.dueCents,
        ...given,
      });
    expect((await confirm({ expectedCents: 1 })).json().code).toBe('checkout.offer-expired');
    expect((await confirm({ at: '2020-01-01T00:00:00.000Z' })).json().code).toBe('checkout.offer-expired');
    await updateSubscription(server.db, await refOf(buyer.userId), { cardFails: true });
    expect((await confirm({})).json().code).toBe('checkout.declined');
    expect(await buyer.tier()).toBe('basico');
    await updateSubscription(server.db, await refOf(buyer.userId), { cardFails: false });
    expect((await confirm({})).statusCode).toBe(200);
    expect(await buyer.tier()).toBe('plus');
  });

  it('is not renewed while its user is suspended, and stays without renewal afterwards', async () => {
    const buyer = await subscriber('plus');
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const suspension = `/api/admin/users/${buyer.userId}/suspension`;
    expect((await admin.send('POST', suspension, { reason: 'Motivo' })).statusCode).toBe(200);
    await server.jobs.run();
    expect(await selectRunning(server.db, buyer.userId)).toMatchObject({
      state: 'active',
      cancelAtPeriodEnd: true,
    });
    await admin.send('DELETE', suspension);
    expect(
      await (await server.signedIn(buyer.userId)).get('/api/auth/me').then((me) => me.json()),
    ).toMatchObject({ tier: 'plus' });
    await passDays(31);
    expect(await money(buyer.userId)).toEqual([['charge', 3999]]);
    expect(await selectRunning(server.db, buyer.userId)).toBeUndefined();
  });

  it('ends at once if its user is suspended while a payment is being retried', async () => {
    const buyer = await subscriber('plus');
    await updateSubscription(server.db, await refOf(buyer.userId), { cardFails: true });
    await passDays(31);
    expect(await selectRunning(server.db, buyer.userId)).toMatchObject({ state: 'grace' });
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    await admin.send('POST', `/api/admin/users/${buyer.userId}/suspension`, { reason: 'Motivo' });
    await server.jobs.run();
    expect(await selectRunning(server.db, buyer.userId)).toBeUndefined();
  });

  it('is cancelled with one request, lasts until the period ends and can be resumed until then', async () => {
    const buyer = await subscriber('plus');
    const cancelled = await buyer.caller.send('POST', '/api/checkout/subscription/cancel');
    expect(cancelled.json().subscription).toMatchObject({ cancelAtPeriodEnd: true, nextCents: null });
    expect(await buyer.tier()).toBe('plus');
    await buyer.caller.send('POST', '/api/checkout/subscription/resume');
    expect(await buyer.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
    await buyer.caller.send('POST', '/api/checkout/subscription/cancel');
    await passDays(31);
    expect(await buyer.tier()).toBe('demo');
    expect(await buyer.subscription()).toBeNull();
    expect(await money(buyer.userId)).toEqual([['charge', 3999]]);
    await server.jobs.run();
    expect(server.emails.map(({ subject }) => subject)).toContain('Tu suscripción ha terminado');
  });

  it('renews with an order and an invoice, and sends one email fifteen days before', async () => {
    const buyer = await subscriber('basico');
    await passDays(14);
    await server.jobs.run();
    const before = server.emails.length;
    server.clock.advance(2 * DAY_MS);
    await announceRenewals(server.kit);
    await announceRenewals(server.kit);
    await server.jobs.run();
    const told = server.emails
      .slice(before)
      .filter(({ subject }) => subject.startsWith('Tu suscripción se renueva'));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
    expect(told.some(({ body }) => body.includes('7,99'))).toBe(true);
    await passDays(15);
    const orders = await ordersOf(buyer.userId);
    expect(orders.map(({ kind, state }) => [kind, state])).toEqual([
      ['renewal', 'paid'],
      ['plan', 'paid'],
    ]);
    expect(await money(buyer.userId)).toEqual([
      ['charge', 799],
      ['charge', 799],
    ]);
  });

  it('keeps access while a failed payment is retried, and becomes active when it succeeds', async () => {
    const buyer = await subscriber('plus');
    await updateSubscription(server.db, await refOf(buyer.userId), { cardFails: true });
    await passDays(31);
    expect(await buyer.subscription()).toMatchObject({ state: 'grace', graceUntil: expect.any(String) });
    expect(await buyer.tier()).toBe('plus');
    await updateSubscription(server.db, await refOf(buyer.userId), { cardFails: false });
    await passDays(4);
    expect(await buyer.subscription()).toMatchObject({ state: 'active', graceUntil: null });
    expect(await money(buyer.userId)).toEqual([
      ['charge', 3999],
      ['charge', 3999],
    ]);
  });

  it('ends after the grace days without a payment, and keeps the user’s data', async () => {
    const buyer = await subscriber('plus');
    await updateSubscription(server.db, await refOf(buyer.userId), { cardFails: true });
    const { periodEnd } = await buyer.subscription();
    server.clock.set(new Date(Date.parse(periodEnd) + DAY_MS / 2));
    await passDays(9);
    expect(await buyer.tier()).toBe('plus');
    await passDays(1);
    expect(await buyer.tier()).toBe('demo');
    expect(await ordersOf(buyer.userId)).toHaveLength(1);
  });

  it('finds a renewal whose webhook event was lost', async () => {
    const buyer = await subscriber('basico');
    const ref = await refOf(buyer.userId);
    server.clock.advance(31 * DAY_MS);
    await bill(server.kit);
    // The events are not delivered.
    server.clock.advance(2 * DAY_MS);
    await reconcile(server.kit);
    expect((await selectRunning(server.db, buyer.userId))?.providerRef).toBe(ref);
    expect(await money(buyer.userId)).toHaveLength(2);
    await deliver(server.kit);
    expect(await money(buyer.userId)).toHaveLength(2);
  });

  it('is refunded in full within thirty days, once per user [9.store-11]', async () => {
    const buyer = await subscriber('basico');
    await change(buyer, 'plus');
    const refunded = await buyer.caller.send('POST', `/api/checkout/orders/${buyer.orderId}/refund`);
    expect(refunded.json()).toMatchObject({ state: 'refunded' });
    expect(await buyer.tier()).toBe('demo');
    const sums = (await money(buyer.userId)).map(([kind, cents]) =>
      kind === 'charge' ? Number(cents) : -Number(cents),
    );
    expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(0);
    const again = await buyer.startPlan('basico');
    await buyer.pay(again.orderId);
    expect(await buyer.tier()).toBe('basico');
    expect(
      (await buyer.caller.send('POST', `/api/checkout/orders/${again.orderId}/refund`)).json().code,
    ).toBe('checkout.guarantee-used');
  });

  it('accepts a claim of the Elite guarantee after twelve months, not before [9.store-12]', async () => {
    const buyer = await subscriber('elite', 'annual');
    const text = 'Me presenté a la convocatoria de 2027 y no aprobé.';
    const ask = async () =>
      (await server.signedIn(buyer.userId)).send('POST', '/api/checkout/subscription/guarantee', { text });
    expect((await ask()).json().code).toBe('checkout.too-late');
    await passDays(366);
    expect((await ask()).json().subscription.guarantee.claimedAt).not.toBeNull();
  });

  it('starts free with a 100 % coupon, and renews at the full price', async () => {
    const { code } = await makeCoupon(server.db, { value: 100, scope: 'plan' });
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan('basico', 'monthly', code);
    await buyer.pay(orderId);
    expect(await buyer.tier()).toBe('basico');
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid', totalCents: 0, invoice: null });
    await passDays(31);
    expect(await money(buyer.userId)).toEqual([['charge', 799]]);
  });
});
