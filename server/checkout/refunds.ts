import { refundableCents } from '@atalaya/core/checkout/refund';
import { refundFault } from '@atalaya/core/checkout/subscription';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { closeRefused, endAccess } from './apply-refund';
import {
  hadSubscriptionRefund,
  lockBuyer,
  type OrderRow,
  ordersOfSubscription,
  selectOrder,
  selectOwnOrder,
  updateOrder,
} from './orders.queries';
import { providerNamed } from './providers/choose-provider';
import { deliver } from './providers/simulated-delivery';
import { insertRefund, refundsOf, selectRefund } from './refunds.queries';
import { type ReturnMoney, returnMoney } from './return-money';
import { selectSubscription } from './subscriptions.queries';

/** The guarantee of a subscription counts from its first payment. */
async function guaranteeStart(db: Db, order: OrderRow): Promise<Date | null> {
  if (!order.subscriptionId) return order.paidAt;
  return (await selectSubscription(db, order.subscriptionId))?.startedAt ?? order.paidAt;
}

/** Of a subscription all payments are refunded, and it ends. */
export async function refundOwn(kit: Kit, userId: string, orderId: string): Promise<void> {
  const order = await selectOwnOrder(kit.db, userId, orderId);
  if (!order) throw new AppError('request.not-found');
  const now = kit.clock.now();
  const fault = refundFault(
    {
      state: order.state,
      since: await guaranteeStart(kit.db, order),
      hadSubscriptionRefund:
        order.subscriptionId !== null && (await hadSubscriptionRefund(kit.db, userId, order.subscriptionId)),
    },
    now,
  );
  if (fault) throw new AppError(fault);
  const calls = await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const current = await selectOrder(tx, orderId);
    if (current?.state !== 'paid') throw new AppError('checkout.not-paid');
    const all = current.subscriptionId
      ? await ordersOfSubscription(tx, current.subscriptionId, ['paid'])
      : [current];
    return requestRest(kit, tx, all, 'Devolución pedida por el cliente.');
  });
  await refundNow(kit, calls);
}

/** What can still be refunded of an order; call it with the buyer's lock. */
export async function leftOf(db: Db, order: OrderRow): Promise<number> {
  const requests = await refundsOf(db, [order.id]);
  return refundableCents(
    order,
    requests.filter(({ state }) => state === 'requested').map(({ cents }) => cents),
  );
}

/** Requests the refund of everything that is left of each order. */
export async function requestRest(
  kit: Kit,
  db: Db,
  orders: readonly OrderRow[],
  reason: string,
): Promise<ReturnMoney[]> {
  const calls: ReturnMoney[] = [];
  for (const order of orders) {
    const cents = await leftOf(db, order);
    calls.push(...(await requestRefund(kit, db, order, { cents, reason, endsAccess: true })));
  }
  return calls;
}

type Wanted = { cents: number; reason: string; endsAccess: boolean };

/**
 * Stores the request and enqueues the call in the same transaction, so that a crash loses nothing. Access ends with the
 * webhook event. Returns the call for `refundNow`.
 */
export async function requestRefund(
  kit: Kit,
  db: Db,
  order: OrderRow,
  { cents, reason, endsAccess }: Wanted,
): Promise<ReturnMoney[]> {
  const at = kit.clock.now();
  if (order.paymentRef === null) {
    // Nothing was paid, so there is no refund event to wait for.
    const refunded: OrderRow = { ...order, state: 'refunded', refundedAt: at, accessEndedAt: at };
    await updateOrder(db, order.id, refunded);
    await endAccess(kit, db, refunded, at);
    return [];
  }
  if (cents === 0) return [];
  const id = newId(at);
  const isRest = cents === (await leftOf(db, order));
  await insertRefund(db, {
    id,
    purchaseId: order.id,
    userId: order.userId,
    cents,
    reason,
    endsAccess,
    state: 'requested',
    requestedAt: at,
  });
  if (isRest) await updateOrder(db, order.id, { state: 'refunding' });
  const call: ReturnMoney = {
    provider: order.provider,
    paymentRef: order.paymentRef,
    cents,
    requestId: id,
  };
  await kit.jobs.enqueue(db, returnMoney, call);
  return [call];
}

/** Refunds without waiting for the job, which then has nothing left to do. */
export async function refundNow(kit: Kit, calls: readonly ReturnMoney[]): Promise<void> {
  for (const call of calls)
    try {
      await callProvider(kit, call);
    } catch (error) {
      kit.log.warn({ err: error }, 'a refund failed and will be retried by its job');
    }
  await deliver(kit);
}

/** Handler of the `returnMoney` job. */
export async function runReturnMoney(kit: Kit, call: ReturnMoney): Promise<void> {
  await callProvider(kit, call);
  await deliver(kit);
}

async function callProvider(
  kit: Kit,
  { provider, paymentRef, cents, requestId, subscriptionRef }: ReturnMoney,
): Promise<void> {
  const found = providerNamed(kit, provider);
  if (!found) throw new Error(`payment provider ${provider} is not configured`);
  // The job finds a request that the provider has refused meanwhile.
  const isOpen = !requestId || (await selectRefund(kit.db, requestId))?.state === 'requested';
  if (paymentRef !== null && isOpen)
    try {
      await found.refund(kit, { ref: paymentRef, cents, requestId });
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'checkout.refund-refused';
      if (!isRefused || !requestId) throw error;
      await kit.db.transaction((tx) => closeRefused(kit, tx, requestId));
    }
  if (subscriptionRef) await found.end(kit, subscriptionRef);
}
