import type { PaymentEvent } from '@atalaya/core/checkout/payment-event';
import { addMonths } from '@atalaya/core/checkout/periods';
import { BANK_CODE, type Behaviour, LATE_SECONDS } from '@atalaya/core/checkout/simulated';
import { billingPeriods } from '@atalaya/core/store/plans';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { checkSignature, parseEvent } from '../webhooks/event-body';
import type { Provider } from './provider';
import * as rows from './simulated.queries';

const paymentId = (orderId: string): string => `sim-${orderId}`;

type EventWithoutId = PaymentEvent extends infer E ? (E extends PaymentEvent ? Omit<E, 'id'> : never) : never;
type Delivery = { at?: Date; lost?: boolean; eventId?: string };

/** Stores an event in the provider's transaction; simulated-delivery.ts sends it afterwards. */
export async function queueEvent(
  db: Db,
  now: Date,
  event: EventWithoutId,
  { at = now, lost = false, eventId }: Delivery = {},
) {
  const id = newId(now);
  const body = JSON.parse(JSON.stringify({ id: eventId ?? `evt-${id}`, ...event }));
  await rows.insertEvent(db, { id, body, sendAt: at, isLost: lost });
}

/** The payment provider of the demo: it takes no money, and can be told to fail in different ways. */
export const simulatedProvider: Provider = {
  name: 'simulated',

  async begin({ db }, basket) {
    if (await rows.isDownFor(db, basket.userId)) throw new AppError('checkout.provider-down');
    const { plan } = basket;
    const id = paymentId(basket.orderId);
    await rows.insertPayment(db, {
      id,
      orderId: basket.orderId,
      cents: basket.totalCents,
      description: basket.lines.map(({ name }) => name).join(', '),
      months: plan ? billingPeriods[plan.billing].months : null,
      periodCents: plan?.periodCents ?? null,
      subscriptionId: plan ? `sub-${basket.orderId}` : null,
      state: 'open',
      expiresAt: basket.expiresAt,
    });
    return { ref: id, url: `/test-checkout?pago=${id}` };
  },

  close: ({ db }, ref) =>
    db.transaction(async (tx) => {
      const payment = await rows.lockPayment(tx, ref);
      if (payment?.state === 'paid') return false;
      if (payment) await rows.updatePayment(tx, ref, { state: 'expired' });
      return true;
    }),

  async findOrder({ db, clock }, { id: orderId, paymentRef }) {
    // The payment is known, so only its refunds can be missing.
    if (paymentRef !== null) return findRefunds(db, paymentRef);
    const payment = await rows.selectPayment(db, paymentId(orderId));
    const id = `check-${orderId}`;
    if (payment?.state === 'paid') {
      const [first] = await rows.chargesOfOrder(db, orderId);
      return [
        {
          id: `${id}-paid`,
          type: 'payment.succeeded',
          orderId,
          paymentRef: first?.id ?? null,
          cents: first?.cents ?? 0,
          subscriptionRef: payment.subscriptionId ?? undefined,
        },
        ...(first ? await findRefunds(db, first.id) : []),
      ];
    }
    const isOver = !payment || payment.state === 'expired' || payment.expiresAt <= clock.now();
    if (!isOver) return [];
    if (payment) await rows.updatePayment(db, payment.id, { state: 'expired' });
    return [{ id: `${id}-expired`, type: 'payment.expired', orderId }];
  },

  async findSubscription({ db }, subscriptionRef) {
    const found = await rows.lockSubscription(db, subscriptionRef);
    const renewals = (await rows.renewalsOf(db, subscriptionRef)).flatMap((charge): PaymentEvent[] =>
      charge.periodStart && charge.periodEnd
        ? [
            {
              id: `check-${charge.id}`,
              type: 'subscription.renewed',
              subscriptionRef,
              paymentRef: charge.cents > 0 ? charge.id : null,
              cents: charge.cents,
              period: { start: charge.periodStart, end: charge.periodEnd },
            },
          ]
        : [],
    );
    const ended: PaymentEvent[] =
      !found || found.state === 'ended'
        ? [{ id: `check-${subscriptionRef}-ended`, type: 'subscription.ended', subscriptionRef }]
        : [];
    return [...renewals, ...ended];
  },

  refund: ({ db, clock }, { ref, cents, requestId }) =>
    db.transaction(async (tx) => {
      const charge = await rows.lockCharge(tx, ref);
      if (!charge) return;
      const before = await rows.refundsOfCharge(tx, ref);
      const id = `re-${requestId ?? ref}`;
      if (before.some((refund) => refund.id === id)) return;
      const leftCents = before.reduce((left, refund) => left - refund.cents, charge.cents);
      if (cents > leftCents) throw new AppError('checkout.refund-refused');
      const at = clock.now();
      const refund = { id, chargeId: ref, cents, requestId: requestId ?? null, at };
      await rows.insertRefund(tx, refund);
      await queueEvent(tx, at, refundEvent(refund));
    }),

  storedRef: async (_kit, ref) => ref,

  change: ({ db, clock }, change) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const found = await rows.lockSubscription(tx, change.subscriptionRef);
      if (found?.state !== 'active') throw new AppError('checkout.no-subscription');
      const id = paymentId(change.orderId);
      if (await rows.selectPayment(tx, id)) return;
      if (change.dueCents > 0 && found.cardFails) throw new AppError('checkout.declined');
      const { months } = billingPeriods[change.billing];
      const period = { start: change.at, end: addMonths(change.at, months, change.at.getUTCDate()) };
      await rows.insertPayment(tx, {
        id,
        orderId: change.orderId,
        cents: change.dueCents,
        description: `Cambio de plan`,
        months,
        periodCents: change.periodCents,
        subscriptionId: found.id,
        state: 'paid',
        expiresAt: now,
      });
      await rows.updateSubscription(tx, found.id, {
        months,
        periodCents: change.periodCents,
        balanceCents: change.balanceCents,
        periodStart: period.start,
        periodEnd: period.end,
        anchorDay: period.start.getUTCDate(),
        endsAtPeriodEnd: false,
      });
      const paymentRef = await charge(tx, now, change.orderId, change.dueCents, found.id);
      await queueEvent(tx, now, {
        type: 'payment.succeeded',
        orderId: change.orderId,
        paymentRef,
        cents: change.dueCents,
        subscriptionRef: found.id,
        period,
      });
    }),

  async setEnding({ db }, subscriptionRef, ends) {
    await rows.updateSubscription(db, subscriptionRef, { endsAtPeriodEnd: ends === 'at-period-end' });
  },

  async end({ db }, subscriptionRef) {
    await rows.updateSubscription(db, subscriptionRef, { state: 'ended' });
  },

  readWebhook({ secret, clock }, body, signature) {
    checkSignature(secret, body, signature, clock.now());
    return parseEvent(JSON.parse(body.toString('utf8')));
  },
};

const refundEvent = ({ id, chargeId, cents, requestId }: rows.RefundRow) => ({
  type: 'refund.succeeded' as const,
  paymentRef: chargeId,
  refundRef: id,
  cents,
  ...(requestId ? { requestId } : {}),
});

const findRefunds = async (db: Db, chargeId: string): Promise<PaymentEvent[]> =>
  (await rows.refundsOfCharge(db, chargeId)).map((refund) => ({
    id: `check-${refund.id}`,
    ...refundEvent(refund),
  }));

async function charge(
  db: Db,
  now: Date,
  orderId: string,
  cents: number,
  subscription: string | null,
): Promise<string | null> {
  if (cents === 0) return null;
  const id = `ch-${newId(now)}`;
  await rows.insertCharge(db, { id, orderId, subscriptionId: subscription, cents, at: now });
  return id;
}

/** Pays on the provider's page; returns the updated payment. */
export async function payNow(kit: Kit, id: string, behaviour: Behaviour, code?: string) {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const payment = await rows.lockPayment(tx, id);
    if (!payment) throw new AppError('request.not-found');
    if (payment.state === 'paid' || payment.state === 'expired') return payment;
    if (payment.expiresAt <= now) return { ...payment, state: 'expired' as const };
    if (behaviour === 'second-step' && code === undefined) {
      await rows.updatePayment(tx, id, { state: 'second-step', failure: null });
      return { ...payment, state: 'second-step' as const, failure: null };
    }
    if (behaviour === 'second-step' && code !== BANK_CODE) throw new AppError('checkout.wrong-code');
    if (behaviour === 'decline') {
      const failure = 'El banco ha rechazado el pago.';
      await rows.updatePayment(tx, id, { state: 'open', failure });
      await queueEvent(tx, now, { type: 'payment.failed', orderId: payment.orderId, reason: failure });
      return { ...payment, state: 'open' as const, failure };
    }
    await takeMoney(tx, payment, behaviour, now);
    return { ...payment, state: 'paid' as const, failure: null };
  });
}

async function takeMoney(db: Db, payment: rows.PaymentRow, behaviour: Behaviour, now: Date): Promise<void> {
  const { orderId, cents, months, periodCents, subscriptionId } = payment;
  await rows.updatePayment(db, payment.id, { state: 'paid', failure: null });
  const period = { start: now, end: addMonths(now, months ?? 0, now.getUTCDate()) };
  if (subscriptionId && months && periodCents !== null)
    await rows.insertSubscription(db, {
      id: subscriptionId,
      months,
      periodCents,
      balanceCents: 0,
      periodStart: period.start,
      periodEnd: period.end,
      anchorDay: now.getUTCDate(),
      endsAtPeriodEnd: false,
      state: 'active',
      cardFails: false,
      attempts: 0,
      nextAttemptAt: null,
    });
  const paymentRef = await charge(db, now, orderId, cents, subscriptionId);
  const paid: EventWithoutId = {
    type: 'payment.succeeded',
    orderId,
    paymentRef,
    cents,
    ...(subscriptionId ? { subscriptionRef: subscriptionId, period } : {}),
  };
  const eventId = `evt-${newId(now)}`;
  const late = new Date(now.getTime() + LATE_SECONDS * 1000);
  await queueEvent(db, now, paid, {
    eventId,
    at: behaviour === 'late' ? late : now,
    lost: behaviour === 'lost',
  });
  if (behaviour === 'twice') await queueEvent(db, now, paid, { eventId });
  if (behaviour === 'out-of-order')
    await queueEvent(db, now, { type: 'payment.failed', orderId, reason: 'Un intento anterior.' });
}
