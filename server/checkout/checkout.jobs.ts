import { needsRenewalReminder, REMINDER_WINDOW_DAYS, renewalOf } from '@atalaya/core/checkout/subscription';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { refreshExpiredTiers } from '../auth/grants';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { endedEmail, renewalEmail, writeTo } from './emails';
import { lockBuyer } from './orders.queries';
import { providerNamed } from './providers/provider';
import { simulatedJobs } from './providers/simulated-delivery';
import { planName } from './quote';
import { reconcile } from './reconcile';
import { sendBackNow } from './refunds';
import { endSubscription } from './settle';
import {
  selectOver,
  selectSubscription,
  selectToAnnounce,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.queries';
import { returnMoney } from './webhooks/webhook-events';

type Nothing = Record<string, never>;
const askAround = defineJob<Nothing>('checkout.reconcile');
const closeOver = defineJob<Nothing>('checkout.close-over');
const announceRenewals = defineJob<Nothing>('checkout.announce-renewals');

export async function checkoutJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(returnMoney, (money) => sendBackNow(kit, money));
  await kit.jobs.repeat(askAround, '*/5 * * * *', () => reconcile(kit));
  await kit.jobs.repeat(closeOver, '7 * * * *', () => closeWhatIsOver(kit));
  await kit.jobs.repeat(announceRenewals, '20 8 * * *', () => announce(kit));
  if (kit.env.demo) await simulatedJobs(kit);
}

/** Cancelled subscriptions at the end of their period, unpaid ones after the grace days, bought tiers after their months. */
export async function closeWhatIsOver(kit: Kit): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  for (const { id, userId, provider, providerRef } of await selectOver(db, now)) {
    const closed = await db.transaction(async (tx) => {
      await lockBuyer(tx, userId);
      // A payment may have come while this waited.
      const row = await selectSubscription(tx, id);
      const isOver =
        row &&
        (row.state === 'grace'
          ? row.graceUntil !== null && row.graceUntil <= now
          : row.state === 'active' && row.cancelAtPeriodEnd && row.periodEnd <= now);
      if (!row || !isOver) return false;
      await endSubscription(tx, row, now, row.state === 'grace' ? 'unpaid' : 'user');
      await writeTo(kit, tx, userId, endedEmail(planName(row.plan, row.billing)));
      return true;
    });
    if (closed)
      await providerNamed(kit, provider)
        ?.end(kit, providerRef)
        .catch((error) => kit.log.warn({ err: error }, 'the provider has not heard of an end'));
  }
  await refreshExpiredTiers(db, now);
}

/** At least fifteen days before each renewal, once (Ley 10/2025). */
export async function announce(kit: Kit): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  const until = new Date(now.getTime() + REMINDER_WINDOW_DAYS * DAY_MS);
  for (const row of await selectToAnnounce(db, until)) {
    if (!needsRenewalReminder(subscriptionOf(row), now)) continue;
    await db.transaction(async (tx) => {
      await updateSubscription(tx, row.id, { announcedFor: row.periodEnd });
      const { dueCents } = renewalOf(row);
      await writeTo(
        kit,
        tx,
        row.userId,
        renewalEmail(planName(row.plan, row.billing), dueCents, row.periodEnd),
      );
    });
  }
}
