import type { OrderView, SubscriptionView } from '@atalaya/core/checkout/checkout.contract';
import { guaranteeWindow, refundDeadline, refundFault, renewalOf } from '@atalaya/core/checkout/subscription';
import type { Db } from '../platform/db';
import { invoicesOf } from './invoices.queries';
import { hadSubscriptionRefund, linesOf, type OrderRow } from './orders.queries';
import {
  agreedCents,
  everySubscriptionOf,
  type SubscriptionRow,
  subscriptionOf,
} from './subscriptions.queries';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export async function ownOrders(
  db: Db,
  userId: string,
  orders: readonly OrderRow[],
  now: Date,
): Promise<OrderView[]> {
  const ids = orders.map(({ id }) => id);
  const [lines, invoices, subscriptions, hadRefund] = await Promise.all([
    linesOf(db, ids),
    invoicesOf(db, ids),
    everySubscriptionOf(db, userId),
    hadSubscriptionRefund(db, userId, null),
  ]);
  return orders.map((order) => {
    const running = subscriptions.find(({ id }) => id === order.subscriptionId);
    const since = running?.startedAt ?? order.paidAt;
    const fault = refundFault(
      { state: order.state, since, hadSubscriptionRefund: running !== undefined && hadRefund },
      now,
    );
    const own = invoices.filter(({ purchaseId }) => purchaseId === order.id);
    return {
      id: order.id,
      kind: order.kind,
      state: order.state,
      plan: order.plan,
      billing: order.billing,
      subtotalCents: order.subtotalCents,
      discountCents: order.discountCents,
      creditCents: order.creditCents,
      totalCents: order.totalCents,
      vatCents: order.vatCents,
      lines: lines.filter(({ purchaseId }) => purchaseId === order.id),
      failure: order.failure,
      payUrl: order.state === 'pending' && order.expiresAt > now ? order.payUrl : null,
      invoice: own.find(({ series }) => series === 'A')?.number ?? null,
      creditNotes: own
        .filter(({ series }) => series === 'R')
        .map(({ number, totalCents }) => ({ number, cents: -totalCents })),
      refundedCents: order.refundedCents,
      accessEndedAt: iso(order.accessEndedAt),
      refundableUntil: fault || !since ? null : refundDeadline(since).toISOString(),
      createdAt: order.createdAt.toISOString(),
      paidAt: iso(order.paidAt),
      refundedAt: iso(order.refundedAt),
    };
  });
}

export async function toSubscriptionView(db: Db, row: SubscriptionRow, now: Date): Promise<SubscriptionView> {
  const until = refundDeadline(row.startedAt);
  const used = await hadSubscriptionRefund(db, row.userId, row.id);
  const window = row.eliteSince ? guaranteeWindow(row.eliteSince) : null;
  return {
    id: row.id,
    plan: row.plan,
    billing: row.billing,
    state: row.state,
    priceCents: agreedCents(row),
    balanceCents: row.balanceCents,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceUntil: iso(row.graceUntil),
    nextCents: row.cancelAtPeriodEnd ? null : renewalOf(subscriptionOf(row)).dueCents,
    refundableUntil: used || now >= until ? null : until.toISOString(),
    guarantee: window && {
      from: window.from.toISOString(),
      until: window.until.toISOString(),
      claimedAt: iso(row.guaranteeClaimedAt),
    },
  };
}
