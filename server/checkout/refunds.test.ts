import { splitVat } from '@atalaya/core/checkout/money';
import { noContents } from '@atalaya/core/store/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { makeProduct } from '../store/store.factory';
import { makeTopic } from '../syllabus/syllabus.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer } from './checkout.factory';
import { invoicesOf } from './invoices.queries';
import { lockBuyer, selectOrder } from './orders.queries';
import { queueEvent, simulatedProvider } from './providers/simulated';
import { lockSubscription, markDelivered, selectUndelivered } from './providers/simulated.queries';
import { deliver } from './providers/simulated-delivery';
import { reconcile } from './reconcile';
import { requestRefund } from './refunds';
import { processEvent } from './webhooks/webhook-events';

const TOPIC = 12;

describe('partial refunds', () => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await openTestServer();
    admin = await server.signedIn((await makeUser(server.db, { isAdmin: true })).id);
    await makeTopic(server.db, { number: TOPIC });
  });
  afterAll(() => server.close());

  const bought = async () => {
    const product = await makeProduct(server.db, {
      name: 'Tema suelto',
      contents: { ...noContents, topics: [TOPIC] },
    });
    const buyer = await makeBuyer(server);
    await buyer.add(product.id);
    const { orderId } = await buyer.startCart();
    await buyer.pay(orderId);
    const paymentRef = (await selectOrder(server.db, orderId))?.paymentRef ?? '';
    const hasAccess = async () =>
      (await buyer.caller.get(`/api/topics/${TOPIC}/content`)).json().locked === null;
    return { ...buyer, orderId, product, paymentRef, hasAccess };
  };
  const refund = (orderId: string, body: object) =>
    admin.send('POST', `/api/admin/orders/${orderId}/refund`, { reason: 'Un fallo nuestro.', ...body });
  const documents = async (orderId: string) =>
    (await invoicesOf(server.db, [orderId])).map(({ series, totalCents, vatCents, reason }) => ({
      series,
      totalCents,
      vatCents,
      reason,
    }));
  /** A refund that somebody made in the provider's dashboard. */
  const dashboardRefund = (paymentRef: string, refundRef: string, cents: number, id = `evt-${refundRef}`) =>
    processEvent(server.kit, 'simulated', { id, type: 'refund.succeeded', paymentRef, refundRef, cents });

  it('keep the access, issue a credit note and email the buyer; the last one ends the access', async () => {
    const buyer = await bought();
    const { orderId } = buyer;
    const first = await refund(orderId, { cents: 200, seenCents: 599 });
    expect(first.json()).toMatchObject({
      state: 'paid',
      refundedCents: 200,
      refundableCents: 399,
      accessEndedAt: null,
      refunds: [{ cents: 200, state: 'done', reason: 'Un fallo nuestro.' }],
      ledger: [
        { kind: 'charge', cents: 599 },
        { kind: 'refund', cents: 200 },
      ],
    });
    expect(await buyer.hasAccess()).toBe(true);
    const [note] = (await buyer.order(orderId)).creditNotes;
    expect(note).toEqual({ number: expect.stringMatching(/^R-2026-/), cents: 200 });
    expect((await buyer.caller.get(`/api/checkout/invoices/${note.number}`)).statusCode).toBe(200);
    await server.jobs.run();
    const email = server.emails.find(
      ({ to, subject }) => to === buyer.email && subject.includes('una parte'),
    );
    expect(email?.body).toContain('2,00\u00a0€');
    expect(email?.body).toContain(note.number);
    expect(email?.body).toContain('Conservas el acceso');
    const log = (await admin.get('/api/admin/audit?action=order.partly-refunded')).json();
    expect(log.items[0]).toMatchObject({
      subjectName: 'Tema suelto',
      after: { refundedCents: 200, reason: 'Un fallo nuestro.', endsAccess: false },
    });

    await refund(orderId, { cents: 99, seenCents: 399 });
    expect(await buyer.hasAccess()).toBe(true);
    const last = await refund(orderId, { cents: 300, seenCents: 300 });
    expect(last.json()).toMatchObject({ state: 'refunded', refundedCents: 599, refundableCents: 0 });
    expect(await buyer.hasAccess()).toBe(false);
    const [invoice, ...notes] = await documents(orderId);
    const sum = (of: 'totalCents' | 'vatCents') => notes.reduce((all, one) => all - one[of], 0);
    expect(invoice).toMatchObject({ series: 'A', totalCents: 599, vatCents: splitVat(599).vatCents });
    expect([notes.length, sum('totalCents'), sum('vatCents')]).toEqual([3, 599, invoice?.vatCents]);
  });

  it.each([
    ['nothing', 0, 599, 'Escribe un importe mayor que cero.'],
    ['less than nothing', -100, 599, 'Escribe un importe mayor que cero.'],
    ['more than is left', 600, 599, 'Como mucho 5,99\u00a0€, que es lo que queda por devolver.'],
    [
      'an amount chosen before another refund',
      100,
      700,
      'Mientras tanto ha cambiado: ahora quedan 5,99\u00a0€ por devolver. Revisa el importe.',
    ],
  ])('refuse %s beside the field', async (_, cents, seenCents, sentence) => {
    const { orderId } = await bought();
    const answer = await refund(orderId, { cents, seenCents });
    expect([answer.statusCode, answer.json().details.fields]).toEqual([400, { cents: sentence }]);
    expect(
      (await refund(orderId, { cents: 100, seenCents: 599, reason: ' ' })).json().details.fields,
    ).toEqual({ reason: 'Escribe el motivo.' });
    expect(await documents(orderId)).toHaveLength(1);
  });

  it('of two admins at once: the first counts, the second sees what is left', async () => {
    const { orderId } = await bought();
    const answers = await Promise.all([
      refund(orderId, { cents: 400, seenCents: 599 }),
      refund(orderId, { cents: 400, seenCents: 599 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().details.fields.cents).toContain(
      'ahora quedan 1,99',
    );
    expect((await admin.get(`/api/admin/orders/${orderId}`)).json()).toMatchObject({ refundedCents: 400 });
  });

  it('from the dashboard count once, in any order, and never more than was paid', async () => {
    const buyer = await bought();
    const { orderId, paymentRef } = buyer;
    expect(await dashboardRefund(paymentRef, 're_2', 250)).toBe('partly refunded');
    expect(await dashboardRefund(paymentRef, 're_2', 250)).toBe('known');
    expect(await dashboardRefund(paymentRef, 're_2', 250, 'evt-again')).toBe('known refund');
    expect(await buyer.hasAccess()).toBe(true);
    expect(await dashboardRefund(paymentRef, 're_1', 100)).toBe('partly refunded');
    expect(await buyer.order(orderId)).toMatchObject({ state: 'paid', refundedCents: 350 });
    expect(await dashboardRefund(paymentRef, 're_3', 999)).toBe('refunded');
    expect(await dashboardRefund(paymentRef, 're_4', 10)).toBe('known refund');
    expect(await buyer.order(orderId)).toMatchObject({
      state: 'refunded',
      refundedCents: 599,
      creditNotes: [{ cents: 250 }, { cents: 100 }, { cents: 249 }],
    });
    expect(await buyer.hasAccess()).toBe(false);
  });

  it('withdraw the access when the admin says so, and the product can be bought again', async () => {
    const buyer = await bought();
    const answer = await refund(buyer.orderId, { cents: 100, seenCents: 599, endsAccess: true });
    expect(answer.json()).toMatchObject({ state: 'paid', accessEndedAt: expect.any(String) });
    expect(await buyer.hasAccess()).toBe(false);
    await buyer.add(buyer.product.id);
    await buyer.pay((await buyer.startCart()).orderId);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('leave the rest to the buyer within the thirty days', async () => {
    const buyer = await bought();
    await refund(buyer.orderId, { cents: 100, seenCents: 599 });
    await buyer.caller.send('POST', `/api/checkout/orders/${buyer.orderId}/refund`);
    expect(await buyer.order(buyer.orderId)).toMatchObject({
      state: 'refunded',
      creditNotes: [{ cents: 100 }, { cents: 499 }],
    });
  });

  it('of a subscription keep it running until everything is refunded, and lower the credit of a change', async () => {
    const buyer = await makeBuyer(server);
    const { orderId } = await buyer.startPlan('plus');
    await buyer.pay(orderId);
    const credit = async () =>
      (await buyer.caller.get('/api/checkout/subscription/change?plan=elite&billing=monthly')).json()
        .creditCents;
    expect(await credit()).toBe(3999);
    await refund(orderId, { cents: 1000, seenCents: 3999 });
    await server.jobs.run();
    expect([await buyer.tier(), await credit()]).toEqual(['plus', 2999]);
    const atProvider = async () => (await lockSubscription(server.db, `sub-${orderId}`))?.state;
    expect(await atProvider()).toBe('active');
    await refund(orderId, { cents: 2999, seenCents: 2999 });
    await server.jobs.run();
    expect([await buyer.tier(), await atProvider()]).toEqual(['demo', 'ended']);
  });

  it('are found at the provider when the webhook event is lost', async () => {
    const buyer = await bought();
    const order = await selectOrder(server.db, buyer.orderId);
    if (!order) throw new Error('the order was not stored');
    await server.db.transaction(async (tx) => {
      await lockBuyer(tx, buyer.userId);
      await requestRefund(server.kit, tx, order, { cents: 150, reason: 'Un retraso.', endsAccess: false });
    });
    const [request] = (await admin.get(`/api/admin/orders/${buyer.orderId}`)).json().refunds;
    expect(request.state).toBe('requested');
    await simulatedProvider.refund(server.kit, { ref: buyer.paymentRef, cents: 150, requestId: request.id });
    for (const { id } of await selectUndelivered(server.db, server.clock.now()))
      await markDelivered(server.db, id, server.clock.now());
    server.clock.advance(61 * 60_000);
    await reconcile(server.kit);
    // The job then asks with the same key, which refunds nothing more.
    await server.jobs.run();
    expect((await admin.get(`/api/admin/orders/${buyer.orderId}`)).json()).toMatchObject({
      refundedCents: 150,
      refunds: [{ state: 'done' }],
    });
  });

  it('that the bank cannot make are closed, unless they have already counted', async () => {
    const { orderId, userId, paymentRef } = await bought();
    const order = await selectOrder(server.db, orderId);
    if (!order) throw new Error('the order was not stored');
    await server.db.transaction(async (tx) => {
      await lockBuyer(tx, userId);
      await requestRefund(server.kit, tx, order, { cents: 599, reason: 'Un retraso.', endsAccess: true });
    });
    const read = async () => (await admin.get(`/api/admin/orders/${orderId}`)).json();
    const { refunds, state } = await read();
    expect(state).toBe('refunding');
    const fail = (id: string) =>
      processEvent(server.kit, 'simulated', {
        id,
        type: 'refund.failed',
        paymentRef,
        requestId: refunds[0].id,
      });
    expect([await fail('evt-f1'), await fail('evt-f2')]).toEqual(['refused', 'late']);
    expect(await read()).toMatchObject({
      state: 'paid',
      refundableCents: 599,
      refunds: [{ state: 'refused' }],
    });
    // The job finds the closed request and asks for nothing.
    await server.jobs.run();
    expect(await read()).toMatchObject({ refundedCents: 0 });
  });

  it('that the provider rejects are closed, and the amount counts as left again', async () => {
    const { orderId, paymentRef } = await bought();
    await simulatedProvider.refund(server.kit, { ref: paymentRef, cents: 500 });
    const undelivered = await selectUndelivered(server.db, server.clock.now());
    for (const { id } of undelivered) await markDelivered(server.db, id, server.clock.now());
    const answer = await refund(orderId, { cents: 599, seenCents: 599 });
    expect(answer.json()).toMatchObject({
      state: 'paid',
      refundableCents: 599,
      refunds: [{ cents: 599, state: 'refused' }],
    });
    await server.jobs.run();
    await queueEvent(server.db, server.clock.now(), {
      type: 'refund.succeeded',
      paymentRef,
      refundRef: `re-${paymentRef}`,
      cents: 500,
    });
    await deliver(server.kit);
    expect((await refund(orderId, { cents: 99, seenCents: 99 })).json()).toMatchObject({
      state: 'refunded',
      refundedCents: 599,
    });
  });
});
