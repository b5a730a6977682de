import { refundFault } from '@atalaya/core/checkout/subscription';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import {
  hadSubscriptionRefund,
  lockBuyer,
  type OrderRow,
  ordersOfSubscription,
  selectOrder,
  selectOwnOrder,
  updateOrder,
} from './orders.queries';
import { type ProviderName, providerNamed } from './providers/provider';
import { deliver } from './providers/simulated-delivery';
import { endSubscription } from './settle';
import { selectSubscription } from './subscriptions.queries';
import { type ReturnMoney, returnMoney } from './webhooks/webhook-events';

const isProvider = (name: string): name is ProviderName => name === 'simulated' || name === 'stripe';

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
  await refund(kit, order);
}

async function refund(kit: Kit, order: OrderRow): Promise<void> {
  const orders = await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, order.userId);
    const current = await selectOrder(tx, order.id);
    if (current?.state !== 'paid') throw new AppError('checkout.not-paid');
    const all = current.subscriptionId
      ? await ordersOfSubscription(tx, current.subscriptionId, ['paid'])
      : [current];
    await requestRefunds(kit, tx, all);
    return all;
  });
  await refundNow(kit, orders);
}

/** Enqueues the job in the same transaction, so that a crash loses nothing. Access ends with the webhook event. */
export async function requestRefunds(kit: Kit, db: Db, orders: readonly OrderRow[]): Promise<void> {
  for (const order of orders) {
    if (order.paymentRef === null || !isProvider(order.provider)) {
      // Nothing was paid, so there is no refund event to wait for.
      await updateOrder(db, order.id, { state: 'refunded', refundedAt: kit.clock.now() });
      const running = order.subscriptionId ? await selectSubscription(db, order.subscriptionId) : undefined;
      if (running) await endSubscription(db, running, kit.clock.now(), 'refund');
      continue;
    }
    await updateOrder(db, order.id, { state: 'refunding' });
    await kit.jobs.enqueue(db, returnMoney, {
      provider: order.provider,
      paymentRef: order.paymentRef,
      cents: order.totalCents,
    });
  }
}

/** Refunds without waiting for the job, which then has nothing left to do. */
export async function refundNow(kit: Kit, orders: readonly OrderRow[]): Promise<void> {
  for (const { provider, paymentRef, totalCents, subscriptionId } of orders)
    try {
      const found = providerNamed(kit, provider);
      if (!found || paymentRef === null) continue;
      await found.refund(kit, { ref: paymentRef, cents: totalCents });
      const running = subscriptionId ? await selectSubscription(kit.db, subscriptionId) : undefined;
      if (running) await found.end(kit, running.providerRef);
    } catch (error) {
      kit.log.warn({ err: error }, 'a refund failed and will be retried by its job');
    }
  await deliver(kit);
}

/** Handler of the `returnMoney` job. */
export async function runReturnMoney(
  kit: Kit,
  { provider, paymentRef, cents, subscriptionRef }: ReturnMoney,
): Promise<void> {
  const found = providerNamed(kit, provider);
  if (!found) throw new Error(`payment provider ${provider} is not configured`);
  if (paymentRef !== null) await found.refund(kit, { ref: paymentRef, cents });
  if (subscriptionRef) await found.end(kit, subscriptionRef);
  await deliver(kit);
}
