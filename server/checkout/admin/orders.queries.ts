import type { Order } from '@atalaya/core/admin/sorting';
import type { OrderKind, OrderState } from '@atalaya/core/checkout/order';
import type { SubscriptionState } from '@atalaya/core/checkout/subscription';
import type { PlanId } from '@atalaya/core/store/plans';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inOrder, matches, slice } from '../../admin/resource/list-sql';
import { type Db, first } from '../../platform/db';
import { coupon, ledgerEntry, purchase, subscription } from '../checkout.tables';

const what = sql<string>`coalesce((select string_agg(l.name, ', ' order by l.position) from purchase_line l where l.purchase_id = purchase.id), '')`;

/** `buyerIds`: users that match the search text. */
export type Search = { text: string; buyerIds: readonly string[] };
type Range = { search?: Search | undefined; page: number; pageSize: number };

const boughtBy = (column: PgColumn, { buyerIds }: Search): SQL =>
  buyerIds.length > 0 ? inArray(column, [...buyerIds]) : sql`false`;
type OrderFilter = Range & { state?: OrderState | undefined; kind?: OrderKind | undefined };

export async function selectOrdersForAdmin(
  db: Db,
  { search, state, kind, ...range }: OrderFilter,
  order: Order<'createdAt' | 'total' | 'state'>,
) {
  const where = and(
    search ? or(boughtBy(purchase.userId, search), matches(search.text, [what])) : undefined,
    state ? eq(purchase.state, state) : undefined,
    kind ? eq(purchase.kind, kind) : undefined,
  );
  const sorts = { createdAt: purchase.createdAt, total: purchase.totalCents, state: purchase.state };
  const { limit, offset } = slice(range);
  const items = await db
    .select({ purchase, what })
    .from(purchase)
    .where(where)
    .orderBy(...inOrder(sorts[order.field], order.descending, purchase.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(purchase, where) };
}

type Keyset = { after?: string | undefined; limit: number };

export const selectOrdersOf = (db: Db, userId: string, { after, limit }: Keyset) =>
  db
    .select({ purchase, what })
    .from(purchase)
    .where(and(eq(purchase.userId, userId), after ? lt(purchase.id, after) : undefined))
    .orderBy(desc(purchase.id))
    .limit(limit);

export const selectOrderForAdmin = (db: Db, id: string) =>
  first(
    db
      .select({ purchase, what, coupon: coupon.code })
      .from(purchase)
      .leftJoin(coupon, eq(coupon.id, purchase.couponId))
      .where(eq(purchase.id, id)),
  );

export const ledgerOf = (db: Db, purchaseId: string) =>
  db.select().from(ledgerEntry).where(eq(ledgerEntry.purchaseId, purchaseId)).orderBy(ledgerEntry.at);

type SubscriptionFilter = Range & {
  state?: SubscriptionState | undefined;
  plan?: PlanId | undefined;
  claim?: 'true' | undefined;
};

export async function selectSubscriptionsForAdmin(
  db: Db,
  { search, state, plan, claim, ...range }: SubscriptionFilter,
  order: Order<'startedAt' | 'periodEnd' | 'state'>,
) {
  const where = and(
    search ? boughtBy(subscription.userId, search) : undefined,
    state ? eq(subscription.state, state) : undefined,
    plan ? eq(subscription.plan, plan) : undefined,
    claim ? and(isNotNull(subscription.guaranteeClaimedAt), isNull(subscription.endedAt)) : undefined,
  );
  const sorts = {
    startedAt: subscription.startedAt,
    periodEnd: subscription.periodEnd,
    state: subscription.state,
  };
  const { limit, offset } = slice(range);
  const items = await db
    .select({ subscription, guaranteeCents: eliteCents })
    .from(subscription)
    .where(where)
    .orderBy(...inOrder(sorts[order.field], order.descending, subscription.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(subscription, where) };
}

/** The amount that the Elite guarantee refunds. */
const eliteCents = sql<number>`coalesce((select sum(p.total_cents - p.refunded_cents) from purchase p
  where p.subscription_id = subscription.id and p.state = 'paid' and p.plan = 'elite'
  and p.paid_at >= subscription.elite_since), 0)::int`;

export const selectSubscriptionForAdmin = (db: Db, id: string) =>
  first(
    db.select({ subscription, guaranteeCents: eliteCents }).from(subscription).where(eq(subscription.id, id)),
  );
