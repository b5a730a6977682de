import { splitVat } from '@atalaya/core/checkout/money';
import { ORDER_MINUTES } from '@atalaya/core/checkout/order';
import { changeFault, guaranteeWindow, planChange } from '@atalaya/core/checkout/subscription';
import type { Billing, PlanId } from '@atalaya/core/store/plans';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { cancelledEmail, writeTo } from './emails';
import { giveUp } from './orders';
import { insertOrder, lockBuyer, selectPending } from './orders.queries';
import { mustHavePlace, placesLeft } from './places';
import { type Provider, providerNamed } from './providers/provider';
import { deliver } from './providers/simulated-delivery';
import { planName } from './quote';
import {
  type SubscriptionRow,
  selectRunning,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.queries';

type To = { plan: PlanId; billing: Billing };

/** How long an amount that was shown can still be confirmed. */
const OFFER_MINUTES = 15;

export async function quoteChange({ db, clock }: Kit, userId: string, to: To) {
  const now = clock.now();
  const running = await mustRun(db, userId, to);
  if (running.plan !== to.plan && (await placesLeft(db, to.plan, now, userId)) === 0)
    throw new AppError('checkout.no-places');
  const { period, ...change } = planChange(subscriptionOf(running), to, now);
  return { ...change, at: now.toISOString(), periodEnd: period.end.toISOString() };
}

async function mustRun(db: Db, userId: string, to: To): Promise<SubscriptionRow> {
  const running = await selectRunning(db, userId);
  const fault = changeFault(running, to);
  if (fault) throw new AppError(fault);
  if (!running) throw new AppError('checkout.no-subscription');
  return running;
}

/** Charges the amount that was shown. The plan changes later, with the webhook event. */
export async function changePlan(
  kit: Kit,
  userId: string,
  { at, expectedCents, ...to }: To & { at: string; expectedCents: number },
): Promise<{ orderId: string }> {
  const now = kit.clock.now();
  const shown = new Date(at);
  const age = now.getTime() - shown.getTime();
  if (age < 0 || age > OFFER_MINUTES * 60_000) throw new AppError('checkout.offer-expired');
  const { order, running, change } = await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const current = await mustRun(tx, userId, to);
    if (await selectPending(tx, userId, 'change')) throw new AppError('checkout.payment-pending');
    // The moment that was shown must lie in the period that runs: a renewal in between changes the sum.
    if (shown < current.periodStart) throw new AppError('checkout.offer-expired');
    if (current.plan !== to.plan) await mustHavePlace(tx, to.plan, userId, now);
    const reckoned = planChange(subscriptionOf(current), to, shown);
    if (reckoned.dueCents !== expectedCents) throw new AppError('checkout.offer-expired');
    const id = newId(now);
    const off = reckoned.priceCents - reckoned.dueCents;
    await insertOrder(
      tx,
      {
        id,
        userId,
        kind: 'change',
        state: 'pending',
        provider: current.provider,
        ...to,
        subscriptionId: current.id,
        subtotalCents: reckoned.priceCents,
        discountCents: off,
        creditCents: reckoned.creditCents,
        totalCents: reckoned.dueCents,
        vatCents: splitVat(reckoned.dueCents).vatCents,
        fingerprint: `change:${current.id}:${at}`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ORDER_MINUTES * 60_000),
      },
      [
        {
          productId: null,
          name: `${planName(to.plan, to.billing)} (cambio de plan)`,
          unitCents: reckoned.priceCents,
          quantity: 1,
          discountCents: off,
          totalCents: reckoned.dueCents,
          contents: null,
          isRecurring: true,
        },
      ],
    );
    return { order: id, running: current, change: reckoned };
  });
  await provider(kit, running)
    .change(kit, {
      ...to,
      subscriptionRef: running.providerRef,
      orderId: order,
      periodCents: change.priceCents,
      creditCents: change.creditCents,
      dueCents: change.dueCents,
      balanceCents: change.balanceCents,
      at: shown,
    })
    .catch(async (error) => {
      // Refused is over; no answer is not: the job asks what became of it.
      if (error instanceof AppError && error.code === 'checkout.declined')
        await kit.db.transaction((tx) => giveUp(kit, tx, order, 'failed', 'El banco ha rechazado el pago.'));
      throw error;
    });
  await deliver(kit);
  return { orderId: order };
}

function provider(kit: Kit, { provider: name }: SubscriptionRow): Provider {
  const found = providerNamed(kit, name);
  if (!found) throw new AppError('checkout.not-configured');
  return found;
}

/** Two clicks: this is the second. The provider is told first, so that a «cancelled» on the page is one. */
export async function cancel(kit: Kit, userId: string): Promise<SubscriptionRow> {
  const running = await mustBeRunning(kit.db, userId);
  await provider(kit, running).setEnding(kit, running.providerRef, 'at-period-end');
  await kit.db.transaction(async (tx) => {
    await updateSubscription(tx, running.id, { cancelAtPeriodEnd: true });
    if (!running.cancelAtPeriodEnd)
      await writeTo(
        kit,
        tx,
        userId,
        cancelledEmail(planName(running.plan, running.billing), running.periodEnd),
      );
  });
  return { ...running, cancelAtPeriodEnd: true };
}

export async function resume(kit: Kit, userId: string): Promise<SubscriptionRow> {
  const running = await mustBeRunning(kit.db, userId);
  if (running.periodEnd <= kit.clock.now()) throw new AppError('checkout.no-subscription');
  await provider(kit, running).setEnding(kit, running.providerRef, 'never');
  await updateSubscription(kit.db, running.id, { cancelAtPeriodEnd: false });
  return { ...running, cancelAtPeriodEnd: false };
}

async function mustBeRunning(db: Db, userId: string): Promise<SubscriptionRow> {
  const running = await selectRunning(db, userId);
  if (!running) throw new AppError('checkout.no-subscription');
  return running;
}

/** Someone who did not pass after a year of Elite. A person looks at it; the page says so. */
export async function claimGuarantee(kit: Kit, userId: string, text: string): Promise<SubscriptionRow> {
  const running = await mustBeRunning(kit.db, userId);
  const now = kit.clock.now();
  const window = running.eliteSince ? guaranteeWindow(running.eliteSince) : undefined;
  if (!window || now < window.from || now >= window.until) throw new AppError('checkout.too-late');
  const changes = { guaranteeClaimedAt: running.guaranteeClaimedAt ?? now, guaranteeText: text };
  await updateSubscription(kit.db, running.id, changes);
  return { ...running, ...changes };
}
