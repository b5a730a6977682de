import { accessEndsAt, rightsOf } from '@atalaya/core/checkout/contents';
import { periodFrom } from '@atalaya/core/checkout/periods';
import { isPermanent } from '@atalaya/core/store/product';
import { grantAccess, revokeAccess } from '../auth/grants';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { removeBought } from '../store/cart';
import { recordSale } from '../store/sales';
import { claimCouponUse } from './coupons.queries';
import { emailBuyer, paidEmail } from './emails';
import { issueInvoice } from './invoices';
import { notifyPaid } from './listeners';
import { type LineRow, linesOf, type OrderRow, updateOrder } from './orders.queries';
import { selectOwnedProducts } from './sales.queries';
import {
  insertSubscription,
  type SubscriptionRow,
  selectRunning,
  selectSubscription,
  updateSubscription,
} from './subscriptions.queries';

export type Paid = {
  paymentRef: string | null;
  subscriptionRef?: string | undefined;
  period?: { start: Date; end: Date } | undefined;
};

export const orderSource = (orderId: string): string => `order:${orderId}`;
export const subscriptionSource = (subscriptionId: string): string => `subscription:${subscriptionId}`;

/** Whether paying for the order would buy nothing new. */
export async function isAlreadyOwned(db: Db, order: OrderRow): Promise<boolean> {
  if (order.kind === 'plan') return (await selectRunning(db, order.userId)) !== undefined;
  // The subscription to change may have ended meanwhile.
  if (order.kind === 'change') return (await selectRunning(db, order.userId))?.id !== order.subscriptionId;
  if (order.kind !== 'cart') return false;
  const lines = (await linesOf(db, [order.id])).filter(isPermanentLine);
  const ids = lines.flatMap(({ productId }) => (productId ? [productId] : []));
  return (await selectOwnedProducts(db, order.userId, ids)).size > 0;
}

const isPermanentLine = ({ contents, isRecurring }: LineRow): boolean =>
  contents !== null && isPermanent({ contents, isRecurring });

/** An abandoned order has released its coupon use; false if no other use is left. */
export async function reclaimCoupon(db: Db, order: OrderRow, at: Date): Promise<boolean> {
  if (!order.couponId) return true;
  return claimCouponUse(db, { couponId: order.couponId, purchaseId: order.id, userId: order.userId, at });
}

/** Applies a payment: everything runs in the transaction of the webhook event. */
export async function settle(kit: Kit, db: Db, order: OrderRow, paid: Paid): Promise<void> {
  const at = kit.clock.now();
  const subscriptionId = await openAccess(db, order, paid, at);
  const settled: OrderRow = {
    ...order,
    state: 'paid',
    paidAt: at,
    paymentRef: paid.paymentRef,
    failure: null,
    subscriptionId,
  };
  await updateOrder(db, order.id, settled);
  const invoice = await issueInvoice(db, settled, at);
  await notifyPaid(kit, db, settled, at);
  const lines = await linesOf(db, [order.id]);
  const what = lines.map(({ name }) => name).join(', ');
  await emailBuyer(kit, db, order.userId, paidEmail(what, order.totalCents, invoice));
}

async function openAccess(db: Db, order: OrderRow, paid: Paid, at: Date): Promise<string | null> {
  if (order.kind === 'cart') {
    await openProducts(db, order, at);
    return null;
  }
  if (order.kind === 'plan') return beginSubscription(db, order, paid, at);
  if (order.kind === 'change') await changeSubscription(db, order, paid, at);
  return order.subscriptionId;
}

async function openProducts(db: Db, order: OrderRow, at: Date): Promise<void> {
  const lines = await linesOf(db, [order.id]);
  const grants = lines.flatMap(({ contents, isRecurring, quantity }) =>
    contents
      ? rightsOf(contents, quantity).map((right) => ({
          ...right,
          expiresAt: accessEndsAt({ contents, isRecurring }, quantity, at),
        }))
      : [],
  );
  await grantAccess(db, order.userId, orderSource(order.id), grants, at);
  const productIds = lines.flatMap(({ productId }) => (productId ? [productId] : []));
  await recordSale(db, { orderId: order.id, userId: order.userId, productIds, at });
  await removeBought(db, order.userId, productIds);
}

async function beginSubscription(db: Db, order: OrderRow, paid: Paid, at: Date): Promise<string> {
  const { plan, billing } = order;
  if (!plan || !billing) throw new Error('a plan order must have a plan and a billing period');
  const id = newId(at);
  const period = paid.period ?? periodFrom(at, billing);
  await insertSubscription(db, {
    id,
    userId: order.userId,
    plan,
    billing,
    state: 'active',
    provider: order.provider,
    providerRef: paid.subscriptionRef ?? order.id,
    periodStart: period.start,
    periodEnd: period.end,
    // The price before a coupon, which counts once.
    priceCents: order.subtotalCents,
    paidCents: order.totalCents,
    balanceCents: 0,
    cancelAtPeriodEnd: false,
    startedAt: at,
    eliteSince: plan === 'elite' ? at : null,
  });
  await giveTier(db, { id, userId: order.userId, plan }, at);
  return id;
}

async function changeSubscription(db: Db, order: OrderRow, paid: Paid, at: Date): Promise<void> {
  const { plan, billing, subscriptionId } = order;
  const running = subscriptionId ? await selectSubscription(db, subscriptionId) : undefined;
  if (!running || !plan || !billing)
    throw new Error('a plan change must have a subscription, a plan and a billing period');
  const priceCents = order.subtotalCents;
  const period = paid.period ?? periodFrom(at, billing);
  await updateSubscription(db, running.id, {
    plan,
    billing,
    periodStart: period.start,
    periodEnd: period.end,
    priceCents,
    paidCents: priceCents,
    balanceCents: Math.max(0, order.creditCents - priceCents),
    cancelAtPeriodEnd: false,
    eliteSince: plan === 'elite' ? (running.eliteSince ?? at) : null,
  });
  if (running.state === 'ended') return;
  await revokeAccess(db, running.userId, subscriptionSource(running.id), at, 'tier');
  await giveTier(db, { ...running, plan }, at);
}

const giveTier = (db: Db, { id, userId, plan }: Pick<SubscriptionRow, 'id' | 'userId' | 'plan'>, at: Date) =>
  grantAccess(db, userId, subscriptionSource(id), [{ kind: 'tier', subject: plan, expiresAt: null }], at);

/** Ends a subscription and its tier; the user's own data stays. */
export async function endSubscription(
  db: Db,
  running: SubscriptionRow,
  at: Date,
  endedBy: string,
): Promise<void> {
  if (running.state === 'ended') return;
  await updateSubscription(db, running.id, { state: 'ended', endedAt: at, endedBy, graceUntil: null });
  await revokeAccess(db, running.userId, subscriptionSource(running.id), at);
}
