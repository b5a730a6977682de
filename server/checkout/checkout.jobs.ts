import { needsRenewalReminder, REMINDER_WINDOW_DAYS, renewalOf } from '@atalaya/core/checkout/subscription';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { refreshExpiredTiers } from '../auth/grants';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { suspensionListeners } from '../profile/admin/accounts';
import { emailBuyer, endedEmail, renewalEmail } from './emails';
import { lockBuyer } from './orders.queries';
import { providerNamed } from './providers/choose-provider';
import { simulatedJobs } from './providers/simulated-delivery';
import { planName } from './quote';
import { reconcile } from './reconcile';
import { runReturnMoney } from './refunds';
import { returnMoney } from './return-money';
import { endSubscription } from './settle';
import { cancel } from './subscriptions';
import {
  selectExpiredSubscriptions,
  selectRenewalsToAnnounce,
  selectRunning,
  selectSubscription,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.queries';

type Nothing = Record<string, never>;
const reconcileJob = defineJob<Nothing>('checkout.reconcile');
const closeExpiredJob = defineJob<Nothing>('checkout.close-over');
const stopRenewalJob = defineJob<{ userId: string }>('checkout.stop-renewal');
const announceRenewalsJob = defineJob<Nothing>('checkout.announce-renewals');

export async function checkoutJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(returnMoney, (money) => runReturnMoney(kit, money));
  await kit.jobs.repeat(reconcileJob, '*/5 * * * *', () => reconcile(kit));
  await kit.jobs.repeat(closeExpiredJob, '7 * * * *', () => closeExpired(kit));
  await kit.jobs.repeat(announceRenewalsJob, '20 8 * * *', () => announceRenewals(kit));
  await kit.jobs.handle(stopRenewalJob, ({ userId }) => stopRenewal(kit, userId));
  kit.hooks.add(suspensionListeners, 'checkout', (_, db, userId) =>
    kit.jobs.enqueue(db, stopRenewalJob, { userId }),
  );
  if (kit.env.demo) await simulatedJobs(kit);
}

/**
 * A suspended user is not charged again: a paid period runs until its end, an unpaid one ends now. Lifting the suspension
 * renews nothing; the user decides.
 */
async function stopRenewal(kit: Kit, userId: string): Promise<void> {
  const running = await selectRunning(kit.db, userId);
  if (!running || running.cancelAtPeriodEnd) return;
  if (running.state === 'active') return void (await cancel(kit, userId));
  await providerNamed(kit, running.provider)?.end(kit, running.providerRef);
  await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const current = await selectSubscription(tx, running.id);
    if (current) await endSubscription(tx, current, kit.clock.now(), 'suspension');
  });
}

/** Closes cancelled subscriptions at period end, unpaid ones after the grace days, and tiers bought for some months. */
export async function closeExpired(kit: Kit): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  for (const { id, userId, provider, providerRef } of await selectExpiredSubscriptions(db, now)) {
    const closed = await db.transaction(async (tx) => {
      await lockBuyer(tx, userId);
      // A payment may have arrived while waiting for the lock.
      const row = await selectSubscription(tx, id);
      const isOver =
        row &&
        (row.state === 'grace'
          ? row.graceUntil !== null && row.graceUntil <= now
          : row.state === 'active' && row.cancelAtPeriodEnd && row.periodEnd <= now);
      if (!row || !isOver) return false;
      await endSubscription(tx, row, now, row.state === 'grace' ? 'unpaid' : 'user');
      await emailBuyer(kit, tx, userId, endedEmail(planName(row.plan, row.billing)));
      return true;
    });
    if (closed)
      await providerNamed(kit, provider)
        ?.end(kit, providerRef)
        .catch((error) =>
          kit.log.warn({ err: error }, 'the subscription could not be ended at the provider'),
        );
  }
  await refreshExpiredTiers(db, now);
}

/** The law requires an email at least fifteen days before each renewal (Ley 10/2025). */
export async function announceRenewals(kit: Kit): Promise<void> {
  const { db, clock } = kit;
  const now = clock.now();
  const until = new Date(now.getTime() + REMINDER_WINDOW_DAYS * DAY_MS);
  for (const row of await selectRenewalsToAnnounce(db, until)) {
    if (!needsRenewalReminder(subscriptionOf(row), now)) continue;
    await db.transaction(async (tx) => {
      await updateSubscription(tx, row.id, { announcedFor: row.periodEnd });
      const { dueCents } = renewalOf(subscriptionOf(row));
      await emailBuyer(
        kit,
        tx,
        row.userId,
        renewalEmail(planName(row.plan, row.billing), dueCents, row.periodEnd),
      );
    });
  }
}
