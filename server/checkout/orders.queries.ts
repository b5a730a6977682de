import type { OrderState } from '@atalaya/core/checkout/order';
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { purchase, purchaseLine, refundRequest } from './checkout.tables';

export type OrderRow = typeof purchase.$inferSelect;
export type LineRow = typeof purchaseLine.$inferSelect;
export type NewOrder = typeof purchase.$inferInsert;
export type NewLine = Omit<typeof purchaseLine.$inferInsert, 'purchaseId' | 'userId' | 'position'>;

/** Serializes all transactions on the orders of one buyer. */
export const lockBuyer = (db: Db, userId: string): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${userId}`}, 0))`);

export async function insertOrder(db: Db, order: NewOrder, lines: readonly NewLine[]): Promise<void> {
  await db.insert(purchase).values(order);
  await db
    .insert(purchaseLine)
    .values(
      lines.map((line, position) => ({ ...line, purchaseId: order.id, userId: order.userId, position })),
    );
}

export const selectOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  first(db.select().from(purchase).where(eq(purchase.id, id)));

export const selectOwnOrder = (db: Db, userId: string, id: string): Promise<OrderRow | undefined> =>
  first(
    db
      .select()
      .from(purchase)
      .where(and(eq(purchase.id, id), eq(purchase.userId, userId))),
  );

export const selectPending = (
  db: Db,
  userId: string,
  kind: OrderRow['kind'],
): Promise<OrderRow | undefined> =>
  first(
    db
      .select()
      .from(purchase)
      .where(and(eq(purchase.userId, userId), eq(purchase.kind, kind), eq(purchase.state, 'pending'))),
  );

export const updateOrder = (db: Db, id: string, changes: Partial<OrderRow>) =>
  db.update(purchase).set(changes).where(eq(purchase.id, id));

/** False when the order is no longer pending, e.g. because the payment arrived meanwhile. */
export async function giveUpOrder(
  db: Db,
  id: string,
  state: 'cancelled' | 'failed',
  failure: string | null,
): Promise<boolean> {
  const rows = await db
    .update(purchase)
    .set({ state, ...(failure ? { failure } : {}) })
    .where(and(eq(purchase.id, id), eq(purchase.state, 'pending')))
    .returning({ id: purchase.id });
  return rows.length > 0;
}

export const linesOf = (db: Db, orderIds: readonly string[]): Promise<LineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(purchaseLine)
        .where(inArray(purchaseLine.purchaseId, [...orderIds]))
        .orderBy(asc(purchaseLine.purchaseId), asc(purchaseLine.position));

/** Abandoned orders are hidden from the buyer. */
const isShownTo = (userId: string) => and(eq(purchase.userId, userId), ne(purchase.state, 'cancelled'));

export async function selectOwnOrders(db: Db, userId: string, range: { limit: number; offset: number }) {
  const items = await db
    .select()
    .from(purchase)
    .where(isShownTo(userId))
    .orderBy(desc(purchase.createdAt), desc(purchase.id))
    .limit(range.limit)
    .offset(range.offset);
  return { items, total: await db.$count(purchase, isShownTo(userId)) };
}

export const everyOrderOf = (db: Db, userId: string) =>
  db.select().from(purchase).where(eq(purchase.userId, userId)).orderBy(purchase.createdAt);

export const ordersOfSubscription = (db: Db, subscriptionId: string, states: readonly OrderState[]) =>
  db
    .select()
    .from(purchase)
    .where(and(eq(purchase.subscriptionId, subscriptionId), inArray(purchase.state, [...states])))
    .orderBy(asc(purchase.createdAt));

/** Payments and refunds whose webhook event is overdue; the provider is polled for them. */
export const selectOverdueOrders = (db: Db, pendingBefore: Date, refundingBefore: Date) =>
  db
    .select()
    .from(purchase)
    .where(
      sql`(${purchase.state} = 'pending' and ${purchase.createdAt} <= ${pendingBefore.toISOString()}::timestamptz)
        or exists (select 1 from ${refundRequest} r where r.purchase_id = purchase.id and r.state = 'requested'
          and r.requested_at <= ${refundingBefore.toISOString()}::timestamptz)
        or (${purchase.state} = 'refunding' and coalesce(${purchase.paidAt}, ${purchase.createdAt}) <= ${refundingBefore.toISOString()}::timestamptz)`,
    )
    .orderBy(purchase.createdAt)
    .limit(200);

/** Whether the user already had a subscription refunded; `exceptId` is not counted. */
export async function hadSubscriptionRefund(
  db: Db,
  userId: string,
  exceptId: string | null,
): Promise<boolean> {
  const [row] = await db
    .select({ found: count() })
    .from(purchase)
    .where(
      and(
        eq(purchase.userId, userId),
        eq(purchase.kind, 'plan'),
        inArray(purchase.state, ['refunding', 'refunded']),
        exceptId ? ne(purchase.subscriptionId, exceptId) : undefined,
      ),
    );
  return (row?.found ?? 0) > 0;
}
