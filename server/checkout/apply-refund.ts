import type { countRefund } from '@atalaya/core/checkout/refund';
import { audit } from '../admin/audit';
import { revokeAccess } from '../auth/grants';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { withdrawSale } from '../store/sales';
import { releaseCouponUse } from './coupons.queries';
import { emailBuyer, partlyRefundedEmail, refundedEmail } from './emails';
import { issueCreditNote } from './invoices';
import { notifyRefunded } from './listeners';
import {
  linesOf,
  lockBuyer,
  type OrderRow,
  ordersOfSubscription,
  selectOrder,
  updateOrder,
} from './orders.queries';
import { type RefundRow, selectRefund, setRefundState } from './refunds.queries';
import { returnMoney } from './return-money';
import { endSubscription, orderSource } from './settle';
import { selectSubscription, updateSubscription } from './subscriptions.queries';

type Refund = ReturnType<typeof countRefund> & {
  ref: string;
  /** Undefined for a refund made in the provider's dashboard. */
  request: RefundRow | undefined;
};

/** Records a refund on its order: credit note, commission, email, and the end of access when all of it came back. */
export async function applyRefund(
  kit: Kit,
  db: Db,
  order: OrderRow,
  { ref, cents, refundedCents, isWhole, request }: Refund,
  at: Date,
): Promise<void> {
  const endsAccess = isWhole || request?.endsAccess === true;
  const after: OrderRow = {
    ...order,
    refundedCents,
    accessEndedAt: order.accessEndedAt ?? (endsAccess ? at : null),
    ...(isWhole ? { state: 'refunded' as const, refundedAt: at } : {}),
  };
  await updateOrder(db, order.id, after);
  if (request) await setRefundState(db, request.id, 'done');
  if (isWhole) await releaseCouponUse(db, order.id, at);
  if (!endsAccess) await lowerPaidPeriod(db, order, cents);
  else if (order.accessEndedAt === null) await endAccess(kit, db, order, at);
  const reason = request?.reason ?? null;
  const note = await issueCreditNote(db, order, { cents, beforeCents: order.refundedCents, reason }, at);
  await notifyRefunded(kit, db, { ...after, refundRef: ref }, at);
  const what = (await linesOf(db, [order.id])).map(({ name }) => name).join(', ');
  await emailBuyer(
    kit,
    db,
    order.userId,
    isWhole
      ? refundedEmail(cents, note)
      : partlyRefundedEmail(what, { cents, note, hasAccess: after.accessEndedAt === null }),
  );
}

/** Reverts the access of `settle`; the user's own data stays. */
export async function endAccess(kit: Kit, db: Db, order: OrderRow, at: Date): Promise<void> {
  await revokeAccess(db, order.userId, orderSource(order.id), at);
  await withdrawSale(db, order.id, at);
  const running = order.subscriptionId ? await selectSubscription(db, order.subscriptionId) : undefined;
  if (!running || running.state === 'ended') return;
  await endSubscription(db, running, at, 'refund');
  await kit.jobs.enqueue(db, returnMoney, {
    provider: running.provider,
    paymentRef: null,
    cents: 0,
    subscriptionRef: running.providerRef,
  });
}

/** A later change of plan must not credit money that was already refunded. */
async function lowerPaidPeriod(db: Db, order: OrderRow, cents: number): Promise<void> {
  const running = order.subscriptionId ? await selectSubscription(db, order.subscriptionId) : undefined;
  if (!running) return;
  const last = (await ordersOfSubscription(db, running.id, ['paid', 'refunding'])).at(-1);
  if (last?.id === order.id)
    await updateSubscription(db, running.id, { paidCents: Math.max(0, running.paidCents - cents) });
}

/** Makes the amount refundable again, e.g. because the same money was refunded in the provider's dashboard. */
export async function closeRefused(kit: Kit, db: Db, requestId: string): Promise<boolean> {
  const seen = await selectRefund(db, requestId);
  const buyerId = seen && (await selectOrder(db, seen.purchaseId))?.userId;
  if (!buyerId) return false;
  await lockBuyer(db, buyerId);
  const request = await selectRefund(db, requestId);
  const order = request && (await selectOrder(db, request.purchaseId));
  if (!order || request.state !== 'requested') return false;
  await setRefundState(db, requestId, 'refused');
  if (order.state === 'refunding') await updateOrder(db, order.id, { state: 'paid' });
  const lines = await linesOf(db, [order.id]);
  await audit(db, {
    at: kit.clock.now(),
    actorId: null,
    action: 'order.refund-refused',
    subject: 'order',
    subjectId: order.id,
    subjectName: lines.map(({ name }) => name).join(', '),
    after: { refundedCents: request.cents, reason: request.reason },
  });
  return true;
}
