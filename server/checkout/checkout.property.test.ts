import { splitVat } from '@atalaya/core/checkout/money';
import type { Behaviour } from '@atalaya/core/checkout/simulated';
import { noContents } from '@atalaya/core/store/product';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../auth/auth.factory';
import { liveGrants } from '../auth/grants';
import { AppError } from '../platform/app-error';
import { makeProduct } from '../store/store.factory';
import { type Caller, openTestServer, type TestServer } from '../testing/test-server';
import { makeBuyer } from './checkout.factory';
import { invoicesOf } from './invoices.queries';
import { wholeLedger } from './ledger.queries';
import { selectOrder } from './orders.queries';
import { payNow, simulatedProvider } from './providers/simulated';
import { allCharges, allRefunds, markDelivered, selectUndelivered } from './providers/simulated.queries';
import { reconcile } from './reconcile';
import { everySubscriptionOf } from './subscriptions.queries';
import { signEvent } from './webhooks/event-body';
import { receiveWebhook } from './webhooks/webhook-events';

const buy = fc.record({ do: fc.constant('buy' as const), plan: fc.boolean() });
const paying = fc.constantFrom<Behaviour>('pay', 'pay', 'decline', 'twice', 'lost', 'out-of-order');

/** Steps of a random scenario; the weights favour payments and deliveries. */
const step = fc.oneof(
  { weight: 2, arbitrary: buy },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), which: fc.nat(9), how: paying }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      which: fc.nat(9),
      resend: fc.boolean(),
      /** After how many writes the server crashes, if at all. */
      crash: fc.option(fc.nat(20), { freq: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund-part' as const),
      which: fc.nat(9),
      cents: fc.integer({ min: 1, max: 400 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
);
/** Always starts with a purchase. */
const scenario = fc
  .tuple(buy, fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }))
  .map(([first, rest]) => [first, ...rest]);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class Crash extends Error {}

describe('money under random failures', () => {
  let server: TestServer;
  let adminId: string;

  beforeAll(async () => {
    server = await openTestServer();
    adminId = (await makeUser(server.db, { isAdmin: true })).id;
  });
  afterAll(() => server.close());

  /** A kit whose transactions throw after a number of writes, like a server crash. */
  const crashing = (after: number) => {
    let left = after;
    const { db } = server;
    return {
      ...server.kit,
      db: new Proxy(db, {
        get(target, key, receiver) {
          if (key !== 'transaction') return Reflect.get(target, key, receiver);
          return (work: (tx: unknown) => Promise<unknown>) =>
            target.transaction((tx) =>
              work(
                new Proxy(tx, {
                  get(inner, name, self) {
                    if (['insert', 'update', 'delete'].includes(String(name)) && left-- <= 0)
                      throw new Crash();
                    return Reflect.get(inner, name, self);
                  },
                }),
              ),
            );
        },
      }),
    };
  };

  async function deliverOne(which: number, resend: boolean, crash: number | null): Promise<void> {
    const waiting = await selectUndelivered(server.db, server.clock.now());
    const event = waiting[which % Math.max(1, waiting.length)];
    if (!event) return;
    const body = Buffer.from(JSON.stringify(event.body));
    const kit = crash === null ? server.kit : crashing(crash);
    try {
      await receiveWebhook(
        kit,
        simulatedProvider,
        body,
        signEvent(server.kit.secret, body, server.clock.now()),
      );
      if (!resend) await markDelivered(server.db, event.id, server.clock.now());
    } catch (error) {
      if (!(error instanceof Crash) && !(error instanceof AppError)) throw error;
    }
  }

  async function run(steps: readonly Step[]) {
    const productId = (await makeProduct(server.db, { contents: { ...noContents, topics: [11] } })).id;
    const buyer = await makeBuyer(server);
    const orders: string[] = [];
    const refunds: string[] = [];
    const admin: Caller = await server.signedIn(adminId);
    const pick = (which: number) => orders[which % Math.max(1, orders.length)];
    for (const step of steps) {
      if (step.do === 'buy') {
        if (!step.plan) await buyer.add(productId);
        const begun = await (step.plan ? buyer.startPlan('plus') : buyer.startCart()).catch(() => undefined);
        if (begun && !orders.includes(begun.orderId)) orders.push(begun.orderId);
      }
      const chosen = 'which' in step ? pick(step.which) : undefined;
      // Paid on the provider's page, so that no event is delivered automatically.
      if (step.do === 'pay' && chosen) await payNow(server.kit, `sim-${chosen}`, step.how);
      if (step.do === 'refund' && chosen) {
        const answer = await buyer.caller.send('POST', `/api/checkout/orders/${chosen}/refund`);
        if (answer.statusCode === 200) refunds.push(chosen);
      }
      if (step.do === 'refund-part' && chosen) {
        const seenCents = (await admin.get(`/api/admin/orders/${chosen}`)).json().refundableCents;
        const body = { cents: step.cents, seenCents, reason: 'Una parte.' };
        const answer = await admin.send('POST', `/api/admin/orders/${chosen}/refund`, body);
        if (answer.statusCode === 200 && step.cents === seenCents) refunds.push(chosen);
      }
      if (step.do === 'deliver') await deliverOne(step.which, step.resend, step.crash);
      if (step.do === 'wait') server.clock.advance(step.minutes * 60_000);
      if (step.do === 'reconcile') {
        // `reconcile` skips payments younger than five minutes.
        server.clock.advance(6 * 60_000);
        await reconcile(server.kit);
      }
      if (step.do === 'jobs') await server.jobs.run();
    }
    return { buyer, orders, refunds };
  }

  /** Delivers pending events, runs jobs and polls the provider until everything is settled. */
  async function settleAll() {
    for (let round = 0; round < 4; round += 1) {
      for (const event of await selectUndelivered(server.db, server.clock.now())) {
        const body = Buffer.from(JSON.stringify(event.body));
        await receiveWebhook(
          server.kit,
          simulatedProvider,
          body,
          signEvent(server.kit.secret, body, server.clock.now()),
        ).then(
          () => markDelivered(server.db, event.id, server.clock.now()),
          (error) => expect(error).toBeInstanceOf(AppError),
        );
      }
      await server.jobs.run();
      server.clock.advance(70 * 60_000);
      await reconcile(server.kit);
    }
  }

  it('matches the provider’s charges, is never charged twice, and grants exactly what was paid', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (steps) => {
        const { buyer, orders, refunds } = await run(steps);
        await settleAll();
        const ledger = (await wholeLedger(server.db)).filter(({ purchaseId }) => orders.includes(purchaseId));
        const charges = (await allCharges(server.db)).filter(({ orderId }) => orders.includes(orderId ?? ''));
        const returned = await allRefunds(server.db);
        const net = (orderId: string) =>
          ledger
            .filter(({ purchaseId }) => purchaseId === orderId)
            .reduce((sum, { kind, cents }) => sum + (kind === 'charge' ? cents : -cents), 0);
        for (const id of orders) {
          const received = charges
            .filter((charge) => charge.orderId === id)
            .flatMap((charge) => [
              charge.cents,
              ...returned.filter(({ chargeId }) => chargeId === charge.id).map(({ cents }) => -cents),
            ])
            .reduce((sum, cents) => sum + cents, 0);
          const order = await selectOrder(server.db, id);
          expect(net(id), 'ledger = provider').toBe(received);
          const documents = await invoicesOf(server.db, [id]);
          const invoiced = documents.reduce((sum, { totalCents }) => sum + totalCents, 0);
          const vat = documents.reduce((sum, { vatCents }) => sum + vatCents, 0);
          const total = documents.length > 0 ? (order?.totalCents ?? 0) : 0;
          expect(invoiced, 'invoice minus credit notes = provider').toBe(received);
          expect(vat, 'the VAT of the credit notes adds up').toBe(
            splitVat(total).vatCents - splitVat(total - invoiced).vatCents,
          );
          expect(received, 'never charged twice').toBeLessThanOrEqual(order?.totalCents ?? 0);
          expect(order?.state === 'paid', 'paid if and only if the money was received').toBe(received > 0);
        }
        const paid = await Promise.all(orders.map((id) => selectOrder(server.db, id)));
        const isPaid = (kind: string) => paid.some((order) => order?.kind === kind && order.state === 'paid');
        const rights = (await liveGrants(server.db, buyer.userId, server.clock.now())).map(
          ({ kind }) => kind,
        );
        for (const kind of ['cart', 'plan'] as const) {
          const own = paid.flatMap((order) => (order?.kind === kind ? [order.id] : []));
          const wasCharged = charges.some(({ orderId }) => own.includes(orderId ?? ''));
          const wasRefundRequested = refunds.some((id) => own.includes(id));
          if (wasCharged && !wasRefundRequested)
            expect(isPaid(kind), 'a payment without a refund request is never lost').toBe(true);
        }
        expect(rights.includes('topic'), 'the topic is open if it is paid').toBe(isPaid('cart'));
        expect(rights.includes('tier'), 'the plan is open if it is paid').toBe(isPaid('plan'));
        expect(await buyer.tier()).toBe(isPaid('plan') ? 'plus' : 'demo');
        const running = (await everySubscriptionOf(server.db, buyer.userId)).filter(
          ({ state }) => state !== 'ended',
        );
        expect(running.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  }, 120_000);
});
