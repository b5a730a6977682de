import { splitVat } from '@atalaya/core/checkout/money';
import { ORDER_MINUTES } from '@atalaya/core/checkout/order';
import { changeFault, guaranteeWindow, planChange } from '@atalaya/core/checkout/subscription';
import type { Billing, PlanId } from '@atalaya/core/store/plans';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { currentPlans } from '../store/plan-terms';
import { cancelledEmail, emailBuyer } from './emails';
import { giveUp } from './orders';
import { insertOrder, lockBuyer, selectPending } from './orders.queries';
import { placesLeft, requirePlace } from './places';
import { providerNamed } from './providers/choose-provider';
import type { Provider } from './providers/provider';
import { deliver } from './providers/simulated-delivery';
import { planName } from './quote';
import {
  type SubscriptionRow,
  selectRunning,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.queries';

type To = { plan: PlanId; billing: Billing };
type ShownOffer = { at: string; expectedCents: number; periodCents?: number | undefined };

/** How long a shown amount can be confirmed. */
const OFFER_MINUTES = 15;

export async function quoteChange(kit: Kit, userId: string, to: To) {
  const { db } = kit;
  const now = kit.clock.now();
  const running = await requireChangeable(db, userId, to);
  if (running.plan !== to.plan && (await placesLeft(kit, db, to.plan, userId)) === 0)
    throw new AppError('checkout.no-places');
  const { period, ...change } = planChange(subscriptionOf(running), await priced(db, to), now);
  return { ...change, at: now, periodEnd: period.end };
}

/** A change is a new purchase: it costs what the plan costs today. */
const priced = async (db: Db, to: To) => ({
  ...to,
  priceCents: (await currentPlans(db))[to.plan].cents[to.billing],
});

async function requireChangeable(db: Db, userId: string, to: To): Promise<SubscriptionRow> {
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
  { at, expectedCents, periodCents, ...to }: To & ShownOffer,
): Promise<{ orderId: string }> {
  const now = kit.clock.now();
  const shown = new Date(at);
  const age = now.getTime() - shown.getTime();
  if (age < 0 || age > OFFER_MINUTES * 60_000) throw new AppError('checkout.offer-expired');
  const { order, running, change } = await kit.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const current = await requireChangeable(tx, userId, to);
    if (await selectPending(tx, userId, 'change')) throw new AppError('checkout.payment-pending');
    // A renewal since the quote changes the amount.
    if (shown < current.periodStart) throw new AppError('checkout.offer-expired');
    if (current.plan !== to.plan) await requirePlace(kit, tx, to.plan, userId);
    const computed = planChange(subscriptionOf(current), await priced(tx, to), shown);
    const isSamePrice = periodCents === undefined || periodCents === computed.priceCents;
    if (computed.dueCents !== expectedCents || !isSamePrice) throw new AppError('checkout.offer-expired');
    const id = newId(now);
    const off = computed.priceCents - computed.dueCents;
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
        subtotalCents: computed.priceCents,
        discountCents: off,
        creditCents: computed.creditCents,
        totalCents: computed.dueCents,
        vatCents: splitVat(computed.dueCents).vatCents,
        fingerprint: `change:${current.id}:${at}`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ORDER_MINUTES * 60_000),
      },
      [
        {
          productId: null,
          name: `${planName(to.plan, to.billing)} (cambio de plan)`,
          unitCents: computed.priceCents,
          quantity: 1,
          discountCents: off,
          totalCents: computed.dueCents,
          contents: null,
          isRecurring: true,
        },
      ],
    );
    return { order: id, running: current, change: computed };
  });
  await requireProvider(kit, running)
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
      // On a timeout the outcome is unknown; `reconcile` asks the provider later.
      if (error instanceof AppError && error.code === 'checkout.declined')
        await kit.db.transaction((tx) => giveUp(kit, tx, order, 'failed', 'El banco ha rechazado el pago.'));
      throw error;
    });
  await deliver(kit);
  return { orderId: order };
}

function requireProvider(kit: Kit, { provider: name }: SubscriptionRow): Provider {
  const found = providerNamed(kit, name);
  if (!found) throw new AppError('checkout.not-configured');
  return found;
}

/** The provider is called first, so that we never show a cancellation that failed there. */
export async function cancel(kit: Kit, userId: string): Promise<SubscriptionRow> {
  const running = await requireRunning(kit.db, userId);
  await requireProvider(kit, running).setEnding(kit, running.providerRef, 'at-period-end');
  await kit.db.transaction(async (tx) => {
    await updateSubscription(tx, running.id, { cancelAtPeriodEnd: true });
    if (!running.cancelAtPeriodEnd)
      await emailBuyer(
        kit,
        tx,
        userId,
        cancelledEmail(planName(running.plan, running.billing), running.periodEnd),
      );
  });
  return { ...running, cancelAtPeriodEnd: true };
}

export async function resume(kit: Kit, userId: string): Promise<SubscriptionRow> {
  const running = await requireRunning(kit.db, userId);
  if (running.periodEnd <= kit.clock.now()) throw new AppError('checkout.no-subscription');
  await requireProvider(kit, running).setEnding(kit, running.providerRef, 'never');
  await updateSubscription(kit.db, running.id, { cancelAtPeriodEnd: false });
  return { ...running, cancelAtPeriodEnd: false };
}

async function requireRunning(db: Db, userId: string): Promise<SubscriptionRow> {
  const running = await selectRunning(db, userId);
  if (!running) throw new AppError('checkout.no-subscription');
  return running;
}

/** An admin decides on the claim. */
export async function claimGuarantee(kit: Kit, userId: string, text: string): Promise<SubscriptionRow> {
  const running = await requireRunning(kit.db, userId);
  const now = kit.clock.now();
  const window = running.eliteSince ? guaranteeWindow(running.eliteSince) : undefined;
  if (!window || now < window.from || now >= window.until) throw new AppError('checkout.too-late');
  const changes = { guaranteeClaimedAt: running.guaranteeClaimedAt ?? now, guaranteeText: text };
  await updateSubscription(kit.db, running.id, changes);
  return { ...running, ...changes };
}
