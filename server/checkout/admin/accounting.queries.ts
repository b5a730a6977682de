import { and, asc, count, eq, gt, gte, lt, min, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { coupon, invoice, purchase, purchaseLine } from '../checkout.tables';

export type Span = { from: Date; until: Date };

export async function selectFirstIssued(db: Db): Promise<Date | null> {
  const [row] = await db.select({ first: min(invoice.issuedAt) }).from(invoice);
  return row?.first ?? null;
}

const issuedIn = ({ from, until }: Span) => and(gte(invoice.issuedAt, from), lt(invoice.issuedAt, until));

/** The amounts of the quarter without buyers and lines. */
export const selectAmounts = (db: Db, span: Span) =>
  db
    .select({ series: invoice.series, totalCents: invoice.totalCents, vatCents: invoice.vatCents })
    .from(invoice)
    .where(issuedIn(span));

export type Place = { at: Date; id: string } | null;

/** One page by keyset, in the order of issue. */
export const selectIssued = (db: Db, span: Span, after: Place, limit: number) =>
  db
    .select()
    .from(invoice)
    .where(
      and(
        issuedIn(span),
        after
          ? or(
              gt(invoice.issuedAt, after.at),
              and(eq(invoice.issuedAt, after.at), gt(invoice.number, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(invoice.issuedAt), asc(invoice.number))
    .limit(limit);

const paidIn = ({ from, until }: Span) => and(gte(purchase.paidAt, from), lt(purchase.paidAt, until));

export async function countPaid(db: Db, span: Span): Promise<number> {
  const [row] = await db.select({ total: count() }).from(purchase).where(paidIn(span));
  return row?.total ?? 0;
}

export const selectPaid = (db: Db, span: Span, after: Place, limit: number) =>
  db
    .select({
      id: purchase.id,
      paidAt: sql<Date>`${purchase.paidAt}`.mapWith(purchase.paidAt),
      kind: purchase.kind,
      state: purchase.state,
      plan: purchase.plan,
      billing: purchase.billing,
      provider: purchase.provider,
      subtotalCents: purchase.subtotalCents,
      discountCents: purchase.discountCents,
      creditCents: purchase.creditCents,
      totalCents: purchase.totalCents,
      vatCents: purchase.vatCents,
      refundedCents: purchase.refundedCents,
      coupon: coupon.code,
      lines: sql<string>`(select coalesce(string_agg(${purchaseLine.quantity} || ' × ' || ${purchaseLine.name}, ' | '
        order by ${purchaseLine.position}), '') from ${purchaseLine} where ${purchaseLine.purchaseId} = ${purchase.id})`,
    })
    .from(purchase)
    .leftJoin(coupon, eq(coupon.id, purchase.couponId))
    .where(
      and(
        paidIn(span),
        after
          ? or(gt(purchase.paidAt, after.at), and(eq(purchase.paidAt, after.at), gt(purchase.id, after.id)))
          : undefined,
      ),
    )
    .orderBy(asc(purchase.paidAt), asc(purchase.id))
    .limit(limit);
