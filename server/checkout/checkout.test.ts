import { anyTopic } from '@atalaya/core/auth/grants';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { noContents } from '@atalaya/core/store/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { grantAccess, liveGrants } from '../auth/grants';
import { makeFlashOffer, makeProduct } from '../store/store.factory';
import { product } from '../store/store.tables';
import { makeTopic } from '../syllabus/syllabus.factory';
import { putCurrent } from '../testing/put-current';
import { openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer, makeCoupon } from './checkout.factory';
import { closeExpired } from './checkout.jobs';
import { wholeLedger } from './ledger.queries';
import { reconcile } from './reconcile';

describe('buying the cart', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const buyerWith = async (given: Parameters<typeof makeProduct>[1] = {}, quantity = 1) => {
    const sold = await makeProduct(server.db, given);
    const buyer = await makeBuyer(server);
    await buyer.add(sold.id, quantity);
    return { ...buyer, sold };
  };
  const rights = async (userId: string) =>
    (await liveGrants(server.db, userId, server.clock.now())).map(
      ({ kind, subject }) => `${kind}:${subject}`,
    );
  const moneyOf = async (orderId: string) =>
    (await wholeLedger(server.db))
      .filter(({ purchaseId }) => purchaseId === orderId)
      .map(({ kind, cents }) => [kind, cents])
      .sort();

  it('shows the price, charges it, opens what was bought, empties the cart and issues the invoice', async () => {
    const buyer = await buyerWith({ contents: { ...noContents, topics: [7], mocks: 2 }, priceCents: 1210 });
    const quote = await buyer.quote('kind=cart');
    expect(quote).toMatchObject({ totalCents: 1210, vatCents: 210, provider: 'simulated' });
    const { orderId, url } = await buyer.startCart();
    expect(url).toBe(`/test-checkout?pago=sim-${orderId}`);
    expect(await buyer.order(orderId)).toMatchObject({ state: 'pending', invoice: null });
    expect(await rights(buyer.userId)).toEqual([]);
    expect((await buyer.pay(orderId)).json()).toMatchObject({ state: 'paid' });
    expect(await buyer.order(orderId)).toMatchObject({
      state: 'paid',
      totalCents: 1210,
      invoice: expect.stringMatching(/^A-2026-\d{6}$/),
      lines: [{ name: buyer.sold.name, quantity: 1, totalCents: 1210 }],
    });
    expect(await rights(buyer.userId)).toEqual(['topic:7', 'mock:', 'mock:']);
    expect((await buyer.caller.get('/api/store/cart')).json().items).toEqual([]);
    expect(await moneyOf(orderId)).toEqual([['charge', 1210]]);
    await server.jobs.run();
    expect(server.emails.at(-1)).toMatchObject({ subject: 'Tu compra en Atalaya' });
    const pdf = await buyer.caller.get(`/api/checkout/invoices/${(await buyer.order(orderId)).invoice}`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('shows an order and its invoice only to its owner, and numbers invoices without gaps', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    const { invoice } = await buyer.order(orderId);
    const other = await buyerWith();
    expect((await other.caller.get(`/api/checkout/orders/${orderId}`)).statusCode).toBe(404);
    expect((await other.caller.get(`/api/checkout/invoices/${invoice}`)).statusCode).toBe(404);
    expect((await other.caller.send('POST', `/api/checkout/orders/${orderId}/refund`)).statusCode).toBe(404);
    expect((await other.pay(orderId)).statusCode).toBe(404);
    const next = await other.startCart();
    await other.pay(next.orderId);
    const number = (text: string) => Number(text.slice(-6));
    expect(number((await other.order(next.orderId)).invoice)).toBe(number(invoice) + 1);
  });

  it('processes a webhook event that arrives twice only once', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId, 'twice');
    expect(await moneyOf(orderId)).toEqual([['charge', 599]]);
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid' });
  });

  it('does not grant access without a webhook event, and asks the provider about a pending payment', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId, 'lost');
    expect(await buyer.order(orderId)).toMatchObject({ state: 'pending' });
    expect(await rights(buyer.userId)).toEqual([]);
    server.clock.advance(6 * MINUTE_MS);
    await reconcile(server.kit);
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid' });
    expect(await rights(buyer.userId)).toEqual(['scheme:6']);
    await reconcile(server.kit);
    expect(await moneyOf(orderId)).toEqual([['charge', 599]]);
  });

  it('lets the buyer check a payment whose response or webhook event was lost', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    expect((await buyer.pay(orderId, 'timeout')).json()).toMatchObject({ code: 'checkout.no-answer' });
    const { orderId: second } = await (async () => {
      const other = await buyerWith();
      const begun = await other.startCart();
      await other.pay(begun.orderId, 'lost');
      const checked = await other.caller.send('POST', `/api/checkout/orders/${begun.orderId}/check`);
      expect(checked.json()).toMatchObject({ state: 'paid' });
      return begun;
    })();
    expect(await moneyOf(second)).toEqual([['charge', 599]]);
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid' });
  });

  it('asks for the bank code, and rejects a wrong one', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    expect((await buyer.pay(orderId, 'second-step')).json()).toMatchObject({ state: 'second-step' });
    expect((await buyer.pay(orderId, 'second-step', '000000')).json()).toMatchObject({
      code: 'checkout.wrong-code',
    });
    expect((await buyer.pay(orderId, 'second-step', '123456')).json()).toMatchObject({ state: 'paid' });
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid' });
  });

  it('keeps the payment page open after a decline, and ignores a decline that arrives after the payment', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId, 'decline');
    expect(await buyer.order(orderId)).toMatchObject({
      state: 'pending',
      failure: 'El banco ha rechazado el pago.',
    });
    await buyer.pay(orderId, 'out-of-order');
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid', failure: null });
  });

  it('reports that the provider is down, and reuses the order later', async () => {
    const buyer = await buyerWith();
    await buyer.caller.send('PUT', '/api/test-checkout/outage', { isDown: true });
    const down = await buyer.begin({ kind: 'cart', expectedCents: 599 });
    expect([down.statusCode, down.json().code]).toEqual([503, 'checkout.provider-down']);
    await buyer.caller.send('PUT', '/api/test-checkout/outage', { isDown: false });
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    expect((await buyer.caller.get('/api/checkout/orders')).json()).toMatchObject({ total: 1 });
  });

  it('charges a cart once when it is paid from several tabs', async () => {
    const buyer = await buyerWith();
    const begun = await Promise.all([1, 2, 3].map(() => buyer.startCart()));
    expect(new Set(begun.map(({ orderId }) => orderId)).size).toBe(1);
    const orderId = begun[0]?.orderId ?? '';
    await Promise.all([1, 2, 3].map(() => buyer.pay(orderId)));
    expect(await moneyOf(orderId)).toEqual([['charge', 599]]);
    expect((await buyer.begin({ kind: 'cart', expectedCents: 599 })).json()).toMatchObject({
      code: 'checkout.cart-empty',
    });
  });

  it('closes the pending payment of a cart that has changed', async () => {
    const buyer = await buyerWith();
    const first = await buyer.startCart();
    const other = await makeProduct(server.db);
    await buyer.add(other.id);
    const second = await buyer.startCart();
    expect(second.orderId).not.toBe(first.orderId);
    expect((await buyer.pay(first.orderId)).json()).toMatchObject({ state: 'expired' });
    await buyer.pay(second.orderId);
    expect(await moneyOf(first.orderId)).toEqual([]);
    expect(await moneyOf(second.orderId)).toEqual([['charge', 1198]]);
  });

  it('rejects the order if the price has changed since it was shown', async () => {
    const buyer = await buyerWith();
    const expectedCents = (await buyer.quote('kind=cart')).totalCents;
    await server.db.update(product).set({ priceCents: 999 }).where(eq(product.id, buyer.sold.id));
    const refused = await buyer.begin({ kind: 'cart', expectedCents });
    expect(refused.json()).toMatchObject({ code: 'checkout.price-changed', details: { totalCents: 999 } });
    expect(await buyer.quote('kind=cart')).toMatchObject({ totalCents: 999, lines: [{ seenCents: 599 }] });
    await makeFlashOffer(server.db, buyer.sold.id, { percent: 50 });
    expect((await buyer.begin({ kind: 'cart', expectedCents: 999 })).json().details).toEqual({
      totalCents: 500,
    });
  });

  it('rejects a tampered price', async () => {
    const buyer = await buyerWith();
    for (const expectedCents of [0, 1, -599, 598])
      expect((await buyer.begin({ kind: 'cart', expectedCents })).statusCode).toBe(409);
    expect((await buyer.begin({ kind: 'cart', expectedCents: 5.99 })).statusCode).toBe(400);
  });

  it('rejects a withdrawn product, and one that the buyer already owns', async () => {
    const buyer = await buyerWith();
    await server.db
      .update(product)
      .set({ deletedAt: server.clock.now() })
      .where(eq(product.id, buyer.sold.id));
    const refused = await buyer.begin({ kind: 'cart', expectedCents: 0 });
    expect(refused.json()).toMatchObject({
      code: 'checkout.product-withdrawn',
      details: { productIds: [buyer.sold.id] },
    });
    expect(await buyer.quote('kind=cart')).toMatchObject({ totalCents: 0, lines: [{ fault: 'withdrawn' }] });

    const owner = await buyerWith();
    await owner.pay((await owner.startCart()).orderId);
    await owner.add(owner.sold.id);
    expect((await owner.begin({ kind: 'cart', expectedCents: 0 })).json()).toMatchObject({
      code: 'checkout.already-yours',
    });
  });

  it('says that a second unit of what is bought for ever adds nothing', async () => {
    const permanent = { contents: { ...noContents, topics: [7] } };
    const mocks = { contents: { ...noContents, mocks: 1 } };
    const line = async (given: object, quantity: number) => {
      const buyer = await buyerWith(given, quantity);
      const { items } = (await buyer.caller.get('/api/store/cart')).json();
      const quote = await buyer.quote('kind=cart');
      return [items[0].product.isPermanent, quote.lines[0].hasUselessUnits];
    };
    expect(await line(permanent, 1)).toEqual([true, false]);
    expect(await line(permanent, 2)).toEqual([true, true]);
    expect(await line(mocks, 2)).toEqual([false, false]);
    expect(await line({ ...permanent, isRecurring: true }, 2)).toEqual([false, false]);
  });

  it('keeps products that another device added to the cart meanwhile', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    const other = await makeProduct(server.db);
    await buyer.add(other.id);
    await buyer.pay(orderId);
    const { items } = (await buyer.caller.get('/api/store/cart')).json();
    expect(items.map((item: { product: { id: string } }) => item.product.id)).toEqual([other.id]);
  });

  it('grants a monthly product for the months that were paid', async () => {
    const buyer = await buyerWith(
      { isRecurring: true, contents: { ...noContents, tier: 'basico' }, priceCents: 995 },
      1,
    );
    await buyer.pay((await buyer.startCart()).orderId);
    expect(await buyer.tier()).toBe('basico');
    server.clock.advance(31 * DAY_MS);
    await closeExpired(server.kit);
    expect(await buyer.tier()).toBe('demo');
  });

  it('keeps a plan granted by an admin through purchases and refunds', async () => {
    const buyer = await buyerWith({ contents: { ...noContents, topics: [8] } });
    const admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    const account = `/api/admin/users/${buyer.userId}`;
    await putCurrent(admin, `${account}/plan`, { planTier: 'elite' }, account);
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    await buyer.pay((await buyer.startPlan('basico')).orderId);
    expect(await buyer.tier()).toBe('elite');
    await buyer.caller.send('POST', `/api/checkout/orders/${orderId}/refund`);
    expect(await buyer.tier()).toBe('elite');
    await putCurrent(admin, `${account}/plan`, { planTier: null }, account);
    expect(await buyer.tier()).toBe('basico');
  });

  it('refunds in one click, also after use, and revokes the access [9.store-11]', async () => {
    await makeTopic(server.db, { number: 9 });
    const buyer = await buyerWith({ contents: { ...noContents, topics: [9] } });
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    expect((await buyer.caller.get('/api/topics/9/content')).json().locked).toBeNull();
    const refunded = await buyer.caller.send('POST', `/api/checkout/orders/${orderId}/refund`);
    expect(refunded.json()).toMatchObject({
      state: 'refunded',
      creditNotes: [{ number: expect.stringMatching(/^R-2026-/), cents: 599 }],
      refundedCents: 599,
      refundableUntil: null,
    });
    expect(await moneyOf(orderId)).toEqual([
      ['charge', 599],
      ['refund', 599],
    ]);
    expect((await buyer.caller.get('/api/topics/9/content')).json().locked).toBe('basico');
    expect((await buyer.caller.send('POST', `/api/checkout/orders/${orderId}/refund`)).json()).toMatchObject({
      code: 'checkout.not-paid',
    });
    await server.jobs.run();
    expect(await moneyOf(orderId)).toHaveLength(2);
  });

  it('lists the bought rights and documents until they are refunded', async () => {
    const contents = { ...noContents, topics: [7], documents: ['guia'] };
    const buyer = await buyerWith({ name: 'Guía y tema', contents });
    const { orderId } = await buyer.startCart();
    const open = async () => (await buyer.caller.get('/api/checkout/rights')).json();
    expect(await open()).toEqual({ rights: [], documents: [] });
    await buyer.pay(orderId);
    expect(await open()).toEqual({
      rights: [
        { kind: 'topic', subject: '7', expiresAt: null },
        { kind: 'document', subject: 'guia', expiresAt: null },
      ],
      documents: [{ productId: buyer.sold.id, name: 'Guía y tema' }],
    });
    await buyer.caller.send('POST', `/api/checkout/orders/${orderId}/refund`);
    expect(await open()).toEqual({ rights: [], documents: [] });
  });

  it('opens a topic for each prize and no more, and none twice', async () => {
    const { id } = await makeUser(server.db);
    const caller = await server.signedIn(id);
    const prizes = [1, 2, 3].map(() => ({ ...anyTopic, expiresAt: null }));
    await grantAccess(server.db, id, 'wheel:1', prizes, server.clock.now());
    const choose = (topic: number) => caller.send('POST', '/api/checkout/rights/topic', { topic });
    const same = await Promise.all(Array.from({ length: 20 }, () => choose(7)));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const rights = async () => (await caller.get('/api/checkout/rights')).json().rights;
    const count = async (kind: string) =>
      (await rights()).filter((right: { kind: string }) => right.kind === kind).length;
    expect([await count('any-topic'), await count('topic')]).toEqual([2, 1]);
    const others = await Promise.all(Array.from({ length: 20 }, (_, n) => choose(n + 10)));
    expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect([await count('any-topic'), await count('topic')]).toEqual([0, 3]);
    expect((await choose(7)).statusCode).toBe(200);
  });

  it('does not refund after thirty days', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    server.clock.advance(30 * DAY_MS);
    expect((await buyer.caller.send('POST', `/api/checkout/orders/${orderId}/refund`)).json()).toMatchObject({
      code: 'checkout.too-late',
    });
  });

  it('rejects a webhook event with a wrong signature, or none', async () => {
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart();
    const forged = {
      id: 'evt-forged',
      type: 'payment.succeeded',
      orderId,
      paymentRef: 'ch-forged',
      cents: 599,
    };
    const stamp = Math.floor(server.clock.now().getTime() / 1000);
    for (const signature of ['', 'x', `t=${stamp},v1=${'0'.repeat(64)}`]) {
      const answer = await server
        .visitor()
        .send('POST', '/api/checkout/webhooks/simulated', forged, { 'simulated-signature': signature });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'checkout.bad-signature']);
    }
    expect(await buyer.order(orderId)).toMatchObject({ state: 'pending' });
    expect((await server.visitor().send('POST', '/api/checkout/webhooks/stripe', forged)).statusCode).toBe(
      404,
    );
  });

  it('cancels an unpaid order and releases its coupon', async () => {
    const code = (await makeCoupon(server.db, { maxUses: 1 })).code;
    const buyer = await buyerWith();
    const { orderId } = await buyer.startCart(code);
    const other = await buyerWith();
    expect((await other.quote(`kind=cart&coupon=${code}`)).coupon).toEqual({
      code,
      fault: 'Ese código ya se ha agotado.',
    });
    server.clock.advance(31 * MINUTE_MS);
    await reconcile(server.kit);
    expect((await buyer.row(orderId))?.state).toBe('cancelled');
    expect(await other.quote(`kind=cart&coupon=${code}`)).toMatchObject({ discountCents: 60 });
  });
});
