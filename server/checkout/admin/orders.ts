import { parseSort } from '@atalaya/core/admin/sorting';
import { adminOrderSorts, adminSubscriptionSorts } from '@atalaya/core/checkout/admin/orders';
import { refundAmountFault } from '@atalaya/core/checkout/refund';
import { audit } from '../../admin/audit';
import { type AccountName, accountNames, findAccountIds } from '../../auth/accounts';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { keysetPage } from '../../platform/keyset';
import type { Kit } from '../../platform/kit';
import { invoicesOf } from '../invoices.queries';
import { linesOf, lockBuyer, ordersOfSubscription } from '../orders.queries';
import { leftOf, refundNow, requestRefund, requestRest } from '../refunds';
import { refundsOf } from '../refunds.queries';
import { agreedCents } from '../subscriptions.queries';
import {
  ledgerOf,
  type Search,
  selectOrderForAdmin,
  selectOrdersForAdmin,
  selectOrdersOf,
  selectSubscriptionForAdmin,
  selectSubscriptionsForAdmin,
} from './orders.queries';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

type OrderFound = Awaited<ReturnType<typeof selectOrdersForAdmin>>['items'][number];

type Names = ReadonlyMap<string, AccountName>;
const buyerOf = (names: Names, userId: string): AccountName =>
  names.get(userId) ?? { id: userId, name: '', email: '' };

const searchOf = async (db: Db, q: string | undefined): Promise<Search | undefined> =>
  q ? { text: q, buyerIds: await findAccountIds(db, q) } : undefined;

const orderRow = ({ purchase, what }: OrderFound, names: Names) => ({
  ...purchase,
  buyer: buyerOf(names, purchase.userId),
  what,
  paidAt: iso(purchase.paidAt),
});

type ListQuery<F> = Omit<F, 'search'> & { q?: string | undefined; sort?: string | undefined };
type OrderSearch = ListQuery<Parameters<typeof selectOrdersForAdmin>[1]>;

export async function listOrders({ db }: Kit, { sort, q, ...filter }: OrderSearch) {
  const order = parseSort(sort, adminOrderSorts) ?? { field: 'createdAt' as const, descending: true };
  const search = await searchOf(db, q);
  const { items, total } = await selectOrdersForAdmin(db, { ...filter, search }, order);
  const names = await accountNames(
    db,
    items.map(({ purchase }) => purchase.userId),
  );
  const { page, pageSize } = filter;
  return { items: items.map((item) => orderRow(item, names)), total, page, pageSize };
}

export async function listOrdersOf(
  { db }: Kit,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const found = await selectOrdersOf(db, userId, { after, limit: limit + 1 });
  const { items, next } = keysetPage(found, limit, ({ purchase }) => purchase.id);
  const invoices = await invoicesOf(
    db,
    items.map(({ purchase }) => purchase.id),
  );
  return {
    items: items.map(({ purchase, what }) => ({
      ...purchase,
      what,
      paidAt: iso(purchase.paidAt),
      invoices: invoices
        .filter(({ purchaseId }) => purchaseId === purchase.id)
        .map(({ number }) => number)
        .sort(),
    })),
    next,
  };
}

export async function readOrder({ db }: Kit, id: string) {
  const found = await selectOrderForAdmin(db, id);
  if (!found) throw new AppError('request.not-found');
  const [names, lines, invoices, ledger, refunds, leftCents] = await Promise.all([
    accountNames(db, [found.purchase.userId]),
    linesOf(db, [id]),
    invoicesOf(db, [id]),
    ledgerOf(db, id),
    refundsOf(db, [id]),
    leftOf(db, found.purchase),
  ]);
  return {
    ...orderRow(found, names),
    coupon: found.coupon,
    refundedAt: iso(found.purchase.refundedAt),
    refundableCents: leftCents,
    accessEndedAt: iso(found.purchase.accessEndedAt),
    refunds,
    lines,
    invoices: invoices.map(({ number }) => number),
    ledger,
  };
}

type RefundWanted = { cents: number; seenCents: number; reason: string; endsAccess: boolean };

/** In whole or in part, not limited to thirty days; recorded in the audit log. */
export async function refundForAdmin(kit: Kit, actorId: string, id: string, wanted: RefundWanted) {
  const { db, clock } = kit;
  const found = await selectOrderForAdmin(db, id);
  if (!found) throw new AppError('request.not-found');
  const calls = await db.transaction(async (tx) => {
    await lockBuyer(tx, found.purchase.userId);
    const current = await selectOrderForAdmin(tx, id);
    if (current?.purchase.state !== 'paid') throw new AppError('checkout.not-paid');
    const { totalCents } = current.purchase;
    const leftCents = await leftOf(tx, current.purchase);
    const fault =
      totalCents > 0 ? refundAmountFault(wanted.cents, { leftCents, seenCents: wanted.seenCents }) : null;
    if (fault) throw new AppError('request.invalid', { fields: { cents: fault } });
    const isWhole = wanted.cents === leftCents;
    const { cents, reason } = wanted;
    const endsAccess = isWhole || wanted.endsAccess;
    await audit(tx, {
      at: clock.now(),
      actorId,
      action: isWhole ? 'order.refunded' : 'order.partly-refunded',
      subject: 'order',
      subjectId: id,
      subjectName: current.what,
      before: isWhole ? { state: 'paid' } : null,
      after: {
        ...(isWhole ? { state: 'refunding' } : {}),
        totalCents,
        refundedCents: cents,
        reason,
        endsAccess,
      },
    });
    return requestRefund(kit, tx, current.purchase, { cents, reason, endsAccess });
  });
  await refundNow(kit, calls);
  return readOrder(kit, id);
}

type SubscriptionFound = NonNullable<Awaited<ReturnType<typeof selectSubscriptionForAdmin>>>;

const subscriptionRow = ({ subscription: row, guaranteeCents }: SubscriptionFound, names: Names) => ({
  ...row,
  priceCents: agreedCents(row),
  buyer: buyerOf(names, row.userId),
  guaranteeCents,
  graceUntil: iso(row.graceUntil),
  endedAt: iso(row.endedAt),
  guaranteeClaimedAt: iso(row.guaranteeClaimedAt),
});

type SubscriptionSearch = ListQuery<Parameters<typeof selectSubscriptionsForAdmin>[1]>;

export async function listSubscriptions({ db }: Kit, { sort, q, ...filter }: SubscriptionSearch) {
  const order = parseSort(sort, adminSubscriptionSorts) ?? { field: 'startedAt' as const, descending: true };
  const search = await searchOf(db, q);
  const { items, total } = await selectSubscriptionsForAdmin(db, { ...filter, search }, order);
  const names = await accountNames(
    db,
    items.map((item) => item.subscription.userId),
  );
  const { page, pageSize } = filter;
  return { items: items.map((item) => subscriptionRow(item, names)), total, page, pageSize };
}

export async function readSubscription({ db }: Kit, id: string) {
  const found = await selectSubscriptionForAdmin(db, id);
  if (!found) throw new AppError('request.not-found');
  return subscriptionRow(found, await accountNames(db, [found.subscription.userId]));
}

/** Refunds the year of Elite and ends the subscription, if the user claimed the guarantee. */
export async function honourGuarantee(kit: Kit, actorId: string, id: string) {
  const { db, clock } = kit;
  const found = await selectSubscriptionForAdmin(db, id);
  if (!found?.subscription.guaranteeClaimedAt || !found.subscription.eliteSince)
    throw new AppError('request.not-found');
  const since = found.subscription.eliteSince;
  const calls = await db.transaction(async (tx) => {
    await lockBuyer(tx, found.subscription.userId);
    const paid = (await ordersOfSubscription(tx, id, ['paid'])).filter(
      ({ plan, paidAt }) => plan === 'elite' && paidAt !== null && paidAt >= since,
    );
    if (paid.length === 0) throw new AppError('checkout.not-paid');
    const asked = await requestRest(kit, tx, paid, 'Garantía de aprobado.');
    await audit(tx, {
      at: clock.now(),
      actorId,
      action: 'order.guarantee-honoured',
      subject: 'order',
      subjectId: id,
      after: { totalCents: found.guaranteeCents },
    });
    return asked;
  });
  await refundNow(kit, calls);
  return readSubscription(kit, id);
}
