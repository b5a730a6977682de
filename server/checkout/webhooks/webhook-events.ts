import { splitVat } from '@atalaya/core/checkout/money';
import { canBeCancelled, paymentAction } from '@atalaya/core/checkout/order';
import type { PaymentEvent } from '@atalaya/core/checkout/payment-event';
import { countRefund } from '@atalaya/core/checkout/refund';
import { graceEnd, renewalOf } from '@atalaya/core/checkout/subscription';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { payments } from '../../platform/metrics/counters';
import { applyRefund, closeRefused } from '../apply-refund';
import { releaseCouponUse } from '../coupons.queries';
import { emailBuyer, endedEmail, graceEmail, noPlaceEmail, paidEmail, returnedEmail } from '../emails';
import { issueInvoice } from '../invoices';
import { chargeOf, insertPaymentEvent, setOutcome, writeLedger } from '../ledger.queries';
import { notifyPaid } from '../listeners';
import {
  giveUpOrder,
  insertOrder,
  lockBuyer,
  type OrderRow,
  selectOrder,
  updateOrder,
} from '../orders.queries';
import { isPlaceAvailable } from '../places';
import type { Provider, ProviderName } from '../providers/provider';
import { planName } from '../quote';
import { refundedOf, selectRefund } from '../refunds.queries';
import { returnMoney } from '../return-money';
import { endSubscription, isAlreadyOwned, reclaimCoupon, settle } from '../settle';
import {
  agreedCents,
  type SubscriptionRow,
  selectByRef,
  subscriptionOf,
  updateSubscription,
} from '../subscriptions.queries';

/** Checks the signature and processes the event. */
export async function receiveWebhook(
  kit: Kit,
  provider: Provider,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = provider.readWebhook(kit, body, signature);
  if (!event) return;
  await processEvent(kit, provider.name, await withStoredRef(kit, provider, event));
  payments.inc({ type: event.type });
}

/** A refund made in the provider's dashboard may name the payment by another id than the one we stored. */
async function withStoredRef(kit: Kit, provider: Provider, event: PaymentEvent): Promise<PaymentEvent> {
  if (event.type !== 'refund.succeeded') return event;
  if (await chargeOf(kit.db, provider.name, event.paymentRef)) return event;
  return { ...event, paymentRef: await provider.storedRef(kit, event.paymentRef) };
}

/** Applies an event once, in one transaction. Also used for the provider's answers when it is polled. */
export const processEvent = (kit: Kit, provider: ProviderName, event: PaymentEvent): Promise<string> =>
  kit.db.transaction(async (tx) => {
    const userId = await buyerOf(tx, provider, event);
    // Reject an event whose order or charge is not stored yet; the provider sends it again.
    if (!userId) throw new AppError('checkout.event-early');
    await lockBuyer(tx, userId);
    const isNew = await insertPaymentEvent(tx, {
      provider,
      id: event.id,
      type: event.type,
      outcome: 'received',
      receivedAt: kit.clock.now(),
    });
    if (!isNew) return 'known';
    const outcome = await apply(kit, tx, provider, event);
    await setOutcome(tx, provider, event.id, outcome);
    return outcome;
  });

async function buyerOf(db: Db, provider: string, event: PaymentEvent): Promise<string | undefined> {
  if ('orderId' in event) return (await selectOrder(db, event.orderId))?.userId;
  if ('subscriptionRef' in event) return (await selectByRef(db, provider, event.subscriptionRef))?.userId;
  const charge = await chargeOf(db, provider, event.paymentRef);
  return charge && (await selectOrder(db, charge.purchaseId))?.userId;
}

async function apply(kit: Kit, db: Db, provider: ProviderName, event: PaymentEvent): Promise<string> {
  switch (event.type) {
    case 'payment.succeeded':
      return paymentSucceeded(kit, db, provider, event);
    case 'payment.failed':
      return paymentFailed(db, event);
    case 'payment.expired':
      return paymentExpired(kit, db, event.orderId);
    case 'refund.succeeded':
      return refundSucceeded(kit, db, provider, event);
    case 'refund.failed':
      return (await closeRefused(kit, db, event.requestId)) ? 'refused' : 'late';
    case 'subscription.renewed':
      return subscriptionRenewed(kit, db, provider, event);
    case 'subscription.payment-failed':
      return renewalFailed(kit, db, provider, event);
    case 'subscription.ended':
      return subscriptionEnded(kit, db, provider, event.subscriptionRef);
  }
}

type EventOf<T extends PaymentEvent['type']> = Extract<PaymentEvent, { type: T }>;

const requireOrder = async (db: Db, id: string): Promise<OrderRow> => {
  const order = await selectOrder(db, id);
  if (!order) throw new AppError('checkout.event-early');
  return order;
};

async function paymentSucceeded(
  kit: Kit,
  db: Db,
  provider: ProviderName,
  event: EventOf<'payment.succeeded'>,
) {
  const at = kit.clock.now();
  const order = await requireOrder(db, event.orderId);
  if (event.paymentRef !== null) {
    const entry = { purchaseId: order.id, kind: 'charge' as const, provider, cents: event.cents, at };
    const isNew = await writeLedger(db, { ...entry, paymentRef: event.paymentRef, ref: event.paymentRef });
    if (!isNew) return 'known money';
  }
  const what =
    event.cents === order.totalCents ? paymentAction(order.state, await isAlreadyOwned(db, order)) : 'return';
  const hasPlace = what !== 'settle' || (await isPlaceAvailable(kit, db, order));
  if (what === 'settle' && hasPlace && (await reclaimCoupon(db, order, at))) {
    await settle(kit, db, order, event);
    return 'settled';
  }
  // Paid twice, on two pages: keep the first payment and refund this one.
  if (what === 'known' && event.paymentRef === null) return 'known';
  if (canBeCancelled(order.state)) await giveUpOrder(db, order.id, 'cancelled', null);
  // The order's coupon becomes usable again, unless this order was already paid with it.
  if (what !== 'known') await releaseCouponUse(db, order.id, at);
  await returnPayment(kit, db, provider, order.userId, event, hasPlace ? returnedEmail : noPlaceEmail);
  return 'returned';
}

type Returned = { paymentRef: string | null; cents: number; subscriptionRef?: string | undefined };

async function returnPayment(
  kit: Kit,
  db: Db,
  provider: ProviderName,
  userId: string,
  { paymentRef, cents, subscriptionRef }: Returned,
  email = returnedEmail,
): Promise<void> {
  const isOurs = !subscriptionRef || (await selectByRef(db, provider, subscriptionRef)) !== undefined;
  if (paymentRef === null && isOurs) return;
  await kit.jobs.enqueue(db, returnMoney, {
    provider,
    paymentRef,
    cents,
    ...(isOurs ? {} : { subscriptionRef }),
  });
  await emailBuyer(kit, db, userId, email(cents));
}

/** The order stays pending: the buyer can try again on the same page. */
async function paymentFailed(db: Db, { orderId, reason }: EventOf<'payment.failed'>): Promise<string> {
  const order = await requireOrder(db, orderId);
  if (!canBeCancelled(order.state)) return 'late';
  await updateOrder(db, orderId, { failure: reason });
  return 'failed';
}

async function paymentExpired(kit: Kit, db: Db, orderId: string): Promise<string> {
  const gone = await giveUpOrder(db, orderId, 'cancelled', null);
  if (gone) await releaseCouponUse(db, orderId, kit.clock.now());
  return gone ? 'expired' : 'late';
}

async function refundSucceeded(kit: Kit, db: Db, provider: ProviderName, event: EventOf<'refund.succeeded'>) {
  const at = kit.clock.now();
  const charge = await chargeOf(db, provider, event.paymentRef);
  if (!charge) throw new AppError('checkout.event-early');
  const refundedCents = await refundedOf(db, provider, event.paymentRef);
  const counted = countRefund({ totalCents: charge.cents, refundedCents }, event.cents);
  if (counted.cents === 0) return 'known refund';
  const isNew = await writeLedger(db, {
    purchaseId: charge.purchaseId,
    kind: 'refund',
    provider,
    paymentRef: event.paymentRef,
    ref: event.refundRef,
    cents: counted.cents,
    at,
  });
  if (!isNew) return 'known refund';
  const order = await requireOrder(db, charge.purchaseId);
  // The refund of a double payment leaves the order and its access unchanged.
  if (order.paymentRef !== event.paymentRef || order.state === 'refunded') return 'returned';
  const request = event.requestId ? await selectRefund(db, event.requestId) : undefined;
  await applyRefund(kit, db, order, { ...counted, ref: event.refundRef, request }, at);
  return counted.isWhole ? 'refunded' : 'partly refunded';
}

const requireSubscription = async (db: Db, provider: string, ref: string): Promise<SubscriptionRow> => {
  const found = await selectByRef(db, provider, ref);
  if (!found) throw new AppError('checkout.event-early');
  return found;
};

async function subscriptionRenewed(
  kit: Kit,
  db: Db,
  provider: ProviderName,
  event: EventOf<'subscription.renewed'>,
) {
  const at = kit.clock.now();
  const found = await requireSubscription(db, provider, event.subscriptionRef);
  const { plan, billing, userId } = found;
  const priceCents = agreedCents(found);
  const orderId = newId(at);
  if (event.paymentRef !== null) {
    const entry = { purchaseId: orderId, kind: 'charge' as const, provider, cents: event.cents, at };
    const isNew = await writeLedger(db, { ...entry, paymentRef: event.paymentRef, ref: event.paymentRef });
    if (!isNew) return 'known money';
  } else if (event.period.end <= found.periodEnd) return 'known';
  const order = {
    id: orderId,
    userId,
    kind: 'renewal' as const,
    state: 'paid' as const,
    provider,
    paymentRef: event.paymentRef,
    plan,
    billing,
    subscriptionId: found.id,
    subtotalCents: priceCents,
    discountCents: priceCents - event.cents,
    creditCents: priceCents - event.cents,
    totalCents: event.cents,
    vatCents: splitVat(event.cents).vatCents,
    fingerprint: `renewal:${event.subscriptionRef}:${event.period.start.toISOString()}`,
    createdAt: at,
    expiresAt: at,
    paidAt: at,
  };
  const name = planName(plan, billing);
  await insertOrder(db, order, [
    {
      productId: null,
      name,
      unitCents: priceCents,
      quantity: 1,
      discountCents: priceCents - event.cents,
      totalCents: event.cents,
      contents: null,
      isRecurring: true,
    },
  ]);
  if (found.state === 'ended') {
    // The subscription already ended on our side, so the money is refunded.
    await updateOrder(db, orderId, { state: 'cancelled' });
    await returnPayment(kit, db, provider, userId, event);
    return 'returned';
  }
  const written = await requireOrder(db, orderId);
  const invoice = await issueInvoice(db, written, at);
  await notifyPaid(kit, db, written, at);
  // A late event, after that of the next renewal, must not move the period back.
  if (event.period.end > found.periodEnd)
    await updateSubscription(db, found.id, {
      state: 'active',
      graceUntil: null,
      periodStart: event.period.start,
      periodEnd: event.period.end,
      paidCents: priceCents,
      balanceCents: renewalOf(subscriptionOf(found)).balanceCents,
    });
  if (event.cents > 0) await emailBuyer(kit, db, userId, paidEmail(name, event.cents, invoice));
  return 'renewed';
}

async function renewalFailed(
  kit: Kit,
  db: Db,
  provider: ProviderName,
  event: EventOf<'subscription.payment-failed'>,
) {
  const found = await requireSubscription(db, provider, event.subscriptionRef);
  if (found.state !== 'active' || found.periodEnd > event.periodEnd) return 'late';
  const graceUntil = graceEnd(found.periodEnd);
  await updateSubscription(db, found.id, { state: 'grace', graceUntil });
  await emailBuyer(kit, db, found.userId, graceEmail(planName(found.plan, found.billing), graceUntil));
  return 'grace';
}

async function subscriptionEnded(kit: Kit, db: Db, provider: ProviderName, ref: string): Promise<string> {
  const found = await requireSubscription(db, provider, ref);
  if (found.state === 'ended') return 'known';
  await endSubscription(db, found, kit.clock.now(), 'provider');
  await emailBuyer(kit, db, found.userId, endedEmail(planName(found.plan, found.billing)));
  return 'ended';
}
