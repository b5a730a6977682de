import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { ledgerEntry, refundRequest } from './checkout.tables';

export type RefundRow = typeof refundRequest.$inferSelect;

export const insertRefund = (db: Db, row: RefundRow) => db.insert(refundRequest).values(row);

export const selectRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  first(db.select().from(refundRequest).where(eq(refundRequest.id, id)));

export const refundsOf = (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(refundRequest)
        .where(inArray(refundRequest.purchaseId, [...orderIds]))
        .orderBy(asc(refundRequest.requestedAt), asc(refundRequest.id));

export const setRefundState = (db: Db, id: string, state: RefundRow['state']) =>
  db.update(refundRequest).set({ state }).where(eq(refundRequest.id, id));

/** What the ledger says was refunded of one payment. */
export async function refundedOf(db: Db, provider: string, paymentRef: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntry.cents}), 0)::int` })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.provider, provider),
        eq(ledgerEntry.paymentRef, paymentRef),
        eq(ledgerEntry.kind, 'refund'),
      ),
    );
  return row?.cents ?? 0;
}
