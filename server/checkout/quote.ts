import { type CouponFault, couponCode, couponFault, discountOf } from '@atalaya/core/checkout/coupon';
import { type Quote, quoteOf } from '@atalaya/core/checkout/order';
import { type Billing, billingPeriods, type PlanId, planNames } from '@atalaya/core/store/plans';
import { isPermanent } from '@atalaya/core/store/product';
import type { Db } from '../platform/db';
import { cartOf } from '../store/cart';
import { pricesFor } from '../store/plan-terms';
import { type CouponRow, countUsesBy, countUsesFor, couponOf, selectCoupon } from './coupons.queries';
import type { NewLine } from './orders.queries';
import { selectOwnedProducts } from './sales.queries';

export type OrderRequest = { kind: 'cart' } | PlanRequest;

/** `seenAt`: when the buyer saw the prices of the plans. */
type PlanRequest = { kind: 'plan'; plan: PlanId; billing: Billing; seenAt?: Date | undefined };

export type QuotedOrder = {
  lines: (Omit<NewLine, 'discountCents' | 'totalCents'> & {
    seenCents: number | null;
    fault: 'withdrawn' | 'owned' | null;
  })[];
  quote: Quote;
  coupon: { row: CouponRow | undefined; code: string; fault: CouponFault | null } | null;
};

/** Name of a plan on orders and invoices. */
export const planName = (plan: PlanId, billing: Billing): string =>
  `Plan ${planNames[plan]}, ${billingPeriods[billing].label.toLowerCase()}`;

/** Computed when the price is shown, and again when the payment starts. */
export async function quoteOrder(
  db: Db,
  userId: string,
  request: OrderRequest,
  typedCode: string | undefined,
  now: Date,
  /** A pending order, whose own coupon use is not counted. */
  pendingId?: string,
): Promise<QuotedOrder> {
  const lines =
    request.kind === 'cart' ? await cartLines(db, userId, now) : [await planLine(db, request, now)];
  const sold = lines.filter(({ fault }) => fault === null);
  const subtotalCents = sold.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const coupon = typedCode
    ? await checkCoupon(db, { userId, kind: request.kind, subtotalCents, now }, typedCode, pendingId)
    : null;
  const discount = coupon?.row && !coupon.fault ? discountOf(coupon.row, subtotalCents) : 0;
  return { lines, quote: quoteOf(sold, discount), coupon };
}

const planLine = async (
  db: Db,
  { plan, billing, seenAt }: PlanRequest,
  now: Date,
): Promise<QuotedOrder['lines'][number]> => ({
  productId: null,
  name: planName(plan, billing),
  unitCents: (await pricesFor(db, plan, now, seenAt))[billing],
  quantity: 1,
  contents: null,
  isRecurring: true,
  seenCents: null,
  fault: null,
});

async function cartLines(db: Db, userId: string, now: Date): Promise<QuotedOrder['lines']> {
  const items = await cartOf(db, userId, now);
  const owned = await selectOwnedProducts(
    db,
    userId,
    items.map(({ productId }) => productId),
  );
  return items.map(({ productId, quantity, priceAtTimeCents, now: current }) => ({
    productId,
    name: current.name,
    unitCents: current.cents,
    quantity,
    contents: current.contents,
    isRecurring: current.isRecurring,
    seenCents: priceAtTimeCents === current.cents ? null : priceAtTimeCents,
    fault: !current.available
      ? ('withdrawn' as const)
      : owned.has(productId) && isPermanent(current)
        ? ('owned' as const)
        : null,
  }));
}

type CouponContext = { userId: string; kind: 'cart' | 'plan'; subtotalCents: number; now: Date };

async function checkCoupon(
  db: Db,
  context: CouponContext,
  typed: string,
  pendingId: string | undefined,
): Promise<NonNullable<QuotedOrder['coupon']>> {
  const code = couponCode(typed);
  const row = await selectCoupon(db, code);
  if (!row) return { row, code, fault: 'checkout.coupon-unknown' };
  const own = pendingId ? await countUsesFor(db, row.id, pendingId) : 0;
  const usesByUser = (await countUsesBy(db, row.id, context.userId)) - own;
  const coupon = { ...couponOf(row), uses: row.uses - own };
  return { row, code, fault: couponFault(coupon, { ...context, usesByUser }) };
}
