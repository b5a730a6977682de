import { DAY_MS } from '@atalaya/core/platform/durations';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { type OrderRow, selectHanging } from './orders.queries';
import { providerNamed } from './providers/provider';
import { selectSilent } from './subscriptions.queries';
import { takeIn } from './webhooks/webhook-events';

const HANGS_AFTER_MS = 5 * 60_000;
const REFUND_HANGS_AFTER_MS = 60 * 60_000;
const SILENT_AFTER_MS = DAY_MS;

/** Asks the provider about an order and takes in what it says, as if its notices had come. */
export async function checkOne(kit: Kit, order: OrderRow): Promise<void> {
  const provider = providerNamed(kit, order.provider);
  if (!provider) return;
  for (const notice of await provider.findOrder(kit, order)) await takeIn(kit, provider.name, notice);
}

/** Every few minutes: payments, refunds and renewals of which nothing was heard. One that fails leaves the others. */
export async function reconcile(kit: Kit): Promise<void> {
  const now = kit.clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  for (const order of await selectHanging(kit.db, before(HANGS_AFTER_MS), before(REFUND_HANGS_AFTER_MS)))
    await attempt(kit, () => checkOne(kit, order));
  for (const { provider: name, providerRef } of await selectSilent(kit.db, before(SILENT_AFTER_MS)))
    await attempt(kit, async () => {
      const provider = providerNamed(kit, name);
      if (!provider) return;
      for (const notice of await provider.findSubscription(kit, providerRef))
        await takeIn(kit, provider.name, notice);
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
