import { addMonths } from '@atalaya/core/checkout/periods';
import { RETRY_DAYS } from '@atalaya/core/checkout/subscription';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { defineJob } from '../../platform/jobs/jobs';
import type { Kit } from '../../platform/kit';
import { signEvent } from '../webhooks/event-body';
import { receiveWebhook } from '../webhooks/webhook-events';
import { queueEvent, simulatedProvider } from './simulated';
import * as rows from './simulated.queries';

const delivery = defineJob<Record<string, never>>('checkout.simulated-delivery', { retries: 20 });
const billing = defineJob<Record<string, never>>('checkout.simulated-billing');

/** Background jobs of the simulated provider: webhook delivery and renewals. Only in the demo. */
export async function simulatedJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(delivery, () => deliver(kit));
  await kit.jobs.repeat(billing, '*/5 * * * *', async () => {
    await bill(kit);
    await deliver(kit);
  });
}

export const deliverLater = (kit: Kit, at: Date): Promise<void> =>
  kit.jobs.enqueue(kit.db, delivery, {}, { startAfter: at });

/** Sends the events that are due through the same signature check as a real webhook. A rejected one is retried later. */
export async function deliver(kit: Kit): Promise<void> {
  for (const event of await rows.selectUndelivered(kit.db, kit.clock.now())) {
    const body = Buffer.from(JSON.stringify(event.body));
    try {
      await receiveWebhook(kit, simulatedProvider, body, signEvent(kit.secret, body, kit.clock.now()));
      await rows.markDelivered(kit.db, event.id, kit.clock.now());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      kit.log.warn({ code: error.code }, 'a simulated webhook event was rejected and will be retried');
    }
  }
}

export async function bill(kit: Kit): Promise<void> {
  for (const { id } of await rows.selectDue(kit.db, kit.clock.now())) await billOne(kit, id);
}

const billOne = (kit: Kit, id: string): Promise<void> =>
  kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const due = await rows.lockSubscription(tx, id);
    if (!due || due.state === 'ended') return;
    if (due.state === 'active' && due.endsAtPeriodEnd) return end();
    const cents = Math.max(0, due.periodCents - due.balanceCents);
    if (due.cardFails && cents > 0) {
      const wait = RETRY_DAYS[due.attempts];
      if (wait === undefined) return end();
      await rows.updateSubscription(tx, id, {
        state: 'past-due',
        attempts: due.attempts + 1,
        nextAttemptAt: new Date(due.periodEnd.getTime() + wait * DAY_MS),
      });
      return queueEvent(tx, now, {
        type: 'subscription.payment-failed',
        subscriptionRef: id,
        periodEnd: due.periodEnd,
      });
    }
    const period = { start: due.periodEnd, end: addMonths(due.periodEnd, due.months, due.anchorDay) };
    const ref = `ch-${newId(now)}`;
    await rows.insertCharge(tx, {
      id: ref,
      subscriptionId: id,
      cents,
      periodStart: period.start,
      periodEnd: period.end,
      at: now,
    });
    await rows.updateSubscription(tx, id, {
      state: 'active',
      attempts: 0,
      nextAttemptAt: null,
      balanceCents: Math.max(0, due.balanceCents - due.periodCents),
      periodStart: period.start,
      periodEnd: period.end,
    });
    return queueEvent(tx, now, {
      type: 'subscription.renewed',
      subscriptionRef: id,
      paymentRef: cents > 0 ? ref : null,
      cents,
      period,
    });

    async function end() {
      await rows.updateSubscription(tx, id, { state: 'ended' });
      await queueEvent(tx, now, { type: 'subscription.ended', subscriptionRef: id });
    }
  });
