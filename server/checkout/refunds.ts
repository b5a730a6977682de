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
import { returnMoney } from './webhooks/webhook-events';

const isProvider = (name: string): name is ProviderName => name === 'simulated' || name === 'stripe';

/** When the days of the guarantee began: with the payment, or with the first one of a subscription. */
export async function guaranteeStart(db: Db, order: OrderRow): Promise<Date | null> {
  if (!order.subscriptionId) return order.paidAt;
  return (await selectSubscription(db, order.subscriptionId))?.startedAt ?? order.paidAt;
}

/** Money back in one click. Of a subscription all of it, and it ends: half a refund would be a puzzle. */
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
  const asked = await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, order.userId);
    const current = await selectOrder(tx, order.id);
    if (current?.state !== 'paid') throw new AppError('checkout.not-paid');
    const all = current.subscriptionId
      ? await ordersOfSubscription(tx, current.subscriptionId, ['paid'])
      : [current];
    await requestRefunds(kit, tx, all);
    return all;
  });
  await sendNow(kit, asked);
}

/** Written down with the job that asks the provider: a crash after this loses nothing. Access stays until it is done. */
export async function requestRefunds(kit: Kit, db: Db, orders: readonly OrderRow[]): Promise<void> {
  for (const order of orders) {
    if (order.paymentRef === null || !isProvider(order.provider)) {
      // Nothing was paid: there is no money to wait for.
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

/** Also at once, so that nobody waits for a queue; the job finds it done. */
export async function sendNow(kit: Kit, orders: readonly OrderRow[]): Promise<void> {
  for (const { provider, paymentRef, totalCents, subscriptionId } of orders)
    try {
      const asked = providerNamed(kit, provider);
      if (!asked || paymentRef === null) continue;
      await asked.refund(kit, { ref: paymentRef, cents: totalCents });
      const running = subscriptionId ? await selectSubscription(kit.db, subscriptionId) : undefined;
      if (running) await asked.end(kit, running.providerRef);
    } catch (error) {
      kit.log.warn({ err: error }, 'a refund waits for its job');
    }
  await deliver(kit);
}

type Going = {
  provider: ProviderName;
  paymentRef: string | null;
  cents: number;
  subscriptionRef?: string;
};

/** The job: until the provider has heard. */
export async function sendBackNow(
  kit: Kit,
  { provider, paymentRef, cents, subscriptionRef }: Going,
): Promise<void> {
  const asked = providerNamed(kit, provider);
  if (!asked) throw new Error(`no provider called ${provider} is configured`);
  if (paymentRef !== null) await asked.refund(kit, { ref: paymentRef, cents });
  if (subscriptionRef) await asked.end(kit, subscriptionRef);
  await deliver(kit);
}
