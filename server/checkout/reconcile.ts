import { DAY_MS } from '@atalaya/core/platform/durations';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { type OrderRow, selectOverdueOrders } from './orders.queries';
import { providerNamed } from './providers/choose-provider';
import { selectOverdueRenewals } from './subscriptions.queries';
import { processEvent } from './webhooks/webhook-events';

const PAYMENT_OVERDUE_MS = 5 * 60_000;
const REFUND_OVERDUE_MS = 60 * 60_000;
const RENEWAL_OVERDUE_MS = DAY_MS;

/** Asks the provider about an order and processes the result like webhook events. */
export async function checkOne(kit: Kit, order: OrderRow): Promise<void> {
  const provider = providerNamed(kit, order.provider);
  if (!provider) return;
  for (const event of await provider.findOrder(kit, order)) await processEvent(kit, provider.name, event);
}

/** Polls the provider for payments, refunds and renewals without a webhook event. A failure does not stop the rest. */
export async function reconcile(kit: Kit): Promise<void> {
  const now = kit.clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  for (const order of await selectOverdueOrders(
    kit.db,
    before(PAYMENT_OVERDUE_MS),
    before(REFUND_OVERDUE_MS),
  ))
    await attempt(kit, () => checkOne(kit, order));
  for (const { provider: name, providerRef } of await selectOverdueRenewals(
    kit.db,
    before(RENEWAL_OVERDUE_MS),
  ))
    await attempt(kit, async () => {
      const provider = providerNamed(kit, name);
      if (!provider) return;
      for (const event of await provider.findSubscription(kit, providerRef))
        await processEvent(kit, provider.name, event);
    });
}

async function attempt(kit: Kit, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError)
      kit.log.warn({ code: error.code }, 'a payment could not be reconciled yet');
    else kit.log.error({ err: error }, 'a payment could not be reconciled');
  }
}
