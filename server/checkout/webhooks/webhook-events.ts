import { splitVat } from '@atalaya/core/checkout/money';
import type { Notice } from '@atalaya/core/checkout/notice';
import { canGiveUp, moneyIn } from '@atalaya/core/checkout/order';
import { graceEnd, renewalOf } from '@atalaya/core/checkout/subscription';
import { plans } from '@atalaya/core/store/plans';
import { takeBack } from '../../auth/grants';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { withdrawSale } from '../../store/sales';
import { giveBackUse } from '../coupons.queries';
import {
  endedLetter,
  graceLetter,
  noPlaceLetter,
  paidLetter,
  refundedLetter,
  returnedLetter,
  writeTo,
} from '../emails';
import { issueCreditNote, issueInvoice } from '../invoices';
import { chargeOf, noteNotice, setOutcome, writeLedger } from '../ledger.queries';
import { announce } from '../listeners';
import {
  giveUpOrder,
  insertOrder,
  lockBuyer,
  type OrderRow,
  selectOrder,
  updateOrder,
} from '../orders.queries';
import { holdsItsPlace } from '../places';
import type { Provider, ProviderName } from '../providers/provider';
import { planName } from '../quote';
import { alreadyHas, endSubscription, holdsItsPrice, orderSource, settle } from '../settle';
import {
  type SubscriptionRow,
  selectByRef,
  selectSubscription,
  subscriptionOf,
  updateSubscription,
} from '../subscriptions.queries';

/** Money that has to go back, asked of the provider until it has heard. */
export const returnMoney = defineJob<{
  provider: ProviderName;
  /** Null where nothing was charged. */
  paymentRef: string | null;
  cents: number;
  /** What the payment began at the provider and nobody has: it would go on being charged. */
  subscriptionRef?: string;
}>('checkout.return-money', { retries: 20 });

/** The door for every notice: signed, taken in once, and all that follows from it in one transaction. */
export async function receiveNotice(
  kit: Kit,
  provider: Provider,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const notice = provider.readNotice(kit, body, signature);
  if (notice) await takeIn(kit, provider.name, notice);
}

/** The same for what the provider said when it was asked. */
export const takeIn = (kit: Kit, provider: ProviderName, notice: Notice): Promise<string> =>
  kit.db.transaction(async (tx) => {
    const userId = await buyerOf(tx, provider, notice);
    // A notice about something that is still on its way is refused, not forgotten: it comes again.
    if (!userId) throw new AppError('checkout.notice-early');
    await lockBuyer(tx, userId);
    const isNew = await noteNotice(tx, {
      provider,
      id: notice.id,
      type: notice.type,
      outcome: 'received',
      receivedAt: kit.clock.now(),
    });
    if (!isNew) return 'known';
    const outcome = await apply(kit, tx, provider, notice);
    await setOutcome(tx, provider, notice.id, outcome);
    return outcome;
  });

async function buyerOf(db: Db, provider: string, notice: Notice): Promise<string | undefined> {
  if ('orderId' in notice) return (await selectOrder(db, notice.orderId))?.userId;
  if ('subscriptionRef' in notice) return (await selectByRef(db, provider, notice.subscriptionRef))?.userId;
  const charge = await chargeOf(db, provider, notice.paymentRef);
  return charge && (await selectOrder(db, charge.purchaseId))?.userId;
}

function apply(kit: Kit, db: Db, provider: ProviderName, notice: Notice): Promise<string> {
  switch (notice.type) {
    case 'payment.succeeded':
      return moneyCame(kit, db, provider, notice);
    case 'payment.failed':
      return paymentFailed(db, notice);
    case 'payment.expired':
      return paymentExpired(kit, db, notice.orderId);
    case 'refund.succeeded':
      return moneyLeft(kit, db, provider, notice);
    case 'subscription.renewed':
      return renewed(kit, db, provider, notice);
    case 'subscription.payment-failed':
      return renewalFailed(kit, db, provider, notice);
    case 'subscription.ended':
      return ended(kit, db, provider, notice.subscriptionRef);
  }
}

type Of<T extends Notice['type']> = Extract<Notice, { type: T }>;

const known = async (db: Db, id: string): Promise<OrderRow> => {
  const order = await selectOrder(db, id);
  if (!order) throw new AppError('checkout.notice-early');
  return order;
};

async function moneyCame(kit: Kit, db: Db, provider: ProviderName, notice: Of<'payment.succeeded'>) {
  const at = kit.clock.now();
  const order = await known(db, notice.orderId);
  if (notice.paymentRef !== null) {
    const entry = { purchaseId: order.id, kind: 'charge' as const, provider, cents: notice.cents, at };
    const isNew = await writeLedger(db, { ...entry, paymentRef: notice.paymentRef, ref: notice.paymentRef });
    if (!isNew) return 'known money';
  }
  const what =
    notice.cents === order.totalCents ? moneyIn(order.state, await alreadyHas(db, order)) : 'return';
  const hasPlace = what !== 'settle' || (await holdsItsPlace(db, order, at));
  if (what === 'settle' && hasPlace && (await holdsItsPrice(db, order, at))) {
    await settle(kit, db, order, notice);
    return 'settled';
  }
  // Paid again, on another page: the first payment stands, this one goes back.
  if (what === 'known' && notice.paymentRef === null) return 'known';
  if (canGiveUp(order.state)) await giveUpOrder(db, order.id, 'cancelled', null);
  // Whatever the order came to, its coupon is good again unless it is the one that settled.
  if (what !== 'known') await giveBackUse(db, order.id, at);
  await sendBack(kit, db, provider, order.userId, notice, hasPlace ? returnedLetter : noPlaceLetter);
  return 'returned';
}

type Returned = { paymentRef: string | null; cents: number; subscriptionRef?: string | undefined };

async function sendBack(
  kit: Kit,
  db: Db,
  provider: ProviderName,
  userId: string,
  { paymentRef, cents, subscriptionRef }: Returned,
  letter = returnedLetter,
): Promise<void> {
  const isOurs = !subscriptionRef || (await selectByRef(db, provider, subscriptionRef)) !== undefined;
  if (paymentRef === null && isOurs) return;
  await kit.jobs.enqueue(db, returnMoney, {
    provider,
    paymentRef,
    cents,
    ...(isOurs ? {} : { subscriptionRef }),
  });
  await writeTo(kit, db, userId, letter(cents));
}

/** An attempt that failed ends nothing: the page stays open, and the next attempt may go well. */
async function paymentFailed(db: Db, { orderId, reason }: Of<'payment.failed'>): Promise<string> {
  const order = await known(db, orderId);
  if (!canGiveUp(order.state)) return 'late';
  await updateOrder(db, orderId, { failure: reason });
  return 'failed';
}

async function paymentExpired(kit: Kit, db: Db, orderId: string): Promise<string> {
  const gone = await giveUpOrder(db, orderId, 'cancelled', null);
  if (gone) await giveBackUse(db, orderId, kit.clock.now());
  return gone ? 'expired' : 'late';
}

async function moneyLeft(kit: Kit, db: Db, provider: ProviderName, notice: Of<'refund.succeeded'>) {
  const at = kit.clock.now();
  const charge = await chargeOf(db, provider, notice.paymentRef);
  if (!charge) throw new AppError('checkout.notice-early');
  const isNew = await writeLedger(db, {
    purchaseId: charge.purchaseId,
    kind: 'refund',
    provider,
    paymentRef: notice.paymentRef,
    ref: notice.refundRef,
    cents: notice.cents,
    at,
  });
  if (!isNew) return 'known refund';
  const order = await known(db, charge.purchaseId);
  // What went back because it was paid twice leaves the order, and its access, as they are.
  if (order.paymentRef !== notice.paymentRef || order.state === 'refunded') return 'returned';
  await undo(kit, db, order, at);
  return 'refunded';
}

/** The opposite of settling: access ends, the books say so, and nothing the user made is touched. */
async function undo(kit: Kit, db: Db, order: OrderRow, at: Date): Promise<void> {
  const refunded: OrderRow = { ...order, state: 'refunded', refundedAt: at };
  await updateOrder(db, order.id, refunded);
  await takeBack(db, order.userId, orderSource(order.id), at);
  await withdrawSale(db, order.id, at);
  await giveBackUse(db, order.id, at);
  const running = order.subscriptionId ? await selectSubscription(db, order.subscriptionId) : undefined;
  if (running) await endSubscription(db, running, at, 'refund');
  const note = await issueCreditNote(db, order, at);
  await announce('refunded', db, refunded, at);
  await writeTo(kit, db, order.userId, refundedLetter(order.totalCents, note));
}

const runningOf = async (db: Db, provider: string, ref: string): Promise<SubscriptionRow> => {
  const found = await selectByRef(db, provider, ref);
  if (!found) throw new AppError('checkout.notice-early');
  return found;
};

async function renewed(kit: Kit, db: Db, provider: ProviderName, notice: Of<'subscription.renewed'>) {
  const at = kit.clock.now();
  const found = await runningOf(db, provider, notice.subscriptionRef);
  const { plan, billing, userId } = found;
  const priceCents = plans[plan].cents[billing];
  const orderId = newId(at);
  if (notice.paymentRef !== null) {
    const entry = { purchaseId: orderId, kind: 'charge' as const, provider, cents: notice.cents, at };
    const isNew = await writeLedger(db, { ...entry, paymentRef: notice.paymentRef, ref: notice.paymentRef });
    if (!isNew) return 'known money';
  } else if (notice.period.end <= found.periodEnd) return 'known';
  const order = {
    id: orderId,
    userId,
    kind: 'renewal' as const,
    state: 'paid' as const,
    provider,
    paymentRef: notice.paymentRef,
    plan,
    billing,
    subscriptionId: found.id,
    subtotalCents: priceCents,
    discountCents: priceCents - notice.cents,
    creditCents: priceCents - notice.cents,
    totalCents: notice.cents,
    vatCents: splitVat(notice.cents).vatCents,
    fingerprint: `renewal:${notice.subscriptionRef}:${notice.period.start.toISOString()}`,
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
      discountCents: priceCents - notice.cents,
      totalCents: notice.cents,
      contents: null,
      isRecurring: true,
    },
  ]);
  if (found.state === 'ended') {
    // The subscription was over for us: nobody pays for what is closed.
    await updateOrder(db, orderId, { state: 'cancelled' });
    await sendBack(kit, db, provider, userId, notice);
    return 'returned';
  }
  const written = await known(db, orderId);
  const invoice = await issueInvoice(db, written, at);
  await announce('paid', db, written, at);
  // A renewal that arrives late, after the next one, has its invoice but moves nothing back.
  if (notice.period.end > found.periodEnd)
    await updateSubscription(db, found.id, {
      state: 'active',
      graceUntil: null,
      periodStart: notice.period.start,
      periodEnd: notice.period.end,
      paidCents: priceCents,
      balanceCents: renewalOf(subscriptionOf(found)).balanceCents,
    });
  if (notice.cents > 0) await writeTo(kit, db, userId, paidLetter(name, notice.cents, invoice));
  return 'renewed';
}

async function renewalFailed(
  kit: Kit,
  db: Db,
  provider: ProviderName,
  notice: Of<'subscription.payment-failed'>,
) {
  const found = await runningOf(db, provider, notice.subscriptionRef);
  if (found.state !== 'active' || found.periodEnd > notice.periodEnd) return 'late';
  const graceUntil = graceEnd(found.periodEnd);
  await updateSubscription(db, found.id, { state: 'grace', graceUntil });
  await writeTo(kit, db, found.userId, graceLetter(planName(found.plan, found.billing), graceUntil));
  return 'grace';
}

async function ended(kit: Kit, db: Db, provider: ProviderName, ref: string): Promise<string> {
  const found = await runningOf(db, provider, ref);
  if (found.state === 'ended') return 'known';
  await endSubscription(db, found, kit.clock.now(), 'provider');
  await writeTo(kit, db, found.userId, endedLetter(planName(found.plan, found.billing)));
  return 'ended';
}
