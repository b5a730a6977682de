export const couponKinds = ['percent', 'amount'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What a coupon is good for: a plan's first payment, the cart, or both. */
export const couponScopes = ['all', 'cart', 'plan'] as const;
export type CouponScope = (typeof couponScopes)[number];

export type Coupon = {
  kind: CouponKind;
  /** Whole per cent, or cents. */
  value: number;
  scope: CouponScope;
  minCents: number;
  startsAt: Date | null;
  endsAt: Date | null;
  isActive: boolean;
  maxUses: number | null;
  uses: number;
  maxPerUser: number | null;
  /** Someone's own code, such as a prize of the wheel; nobody else's. */
  ownerId: string | null;
};

export type CouponFault =
  | 'checkout.coupon-unknown'
  | 'checkout.coupon-early'
  | 'checkout.coupon-expired'
  | 'checkout.coupon-used-up'
  | 'checkout.coupon-used-by-you'
  | 'checkout.coupon-not-for-this'
  | 'checkout.coupon-minimum';

type Asked = { userId: string; usesByUser: number; subtotalCents: number; kind: 'cart' | 'plan'; now: Date };

/** Why a coupon cannot be used for this, the most telling reason first; null when it can. */
export function couponFault(coupon: Coupon, asked: Asked): CouponFault | null {
  const { now } = asked;
  if (!coupon.isActive) return 'checkout.coupon-unknown';
  // Another's code is as unknown as one that never was: nobody learns which ones exist.
  if (coupon.ownerId && coupon.ownerId !== asked.userId) return 'checkout.coupon-unknown';
  if (coupon.startsAt && now < coupon.startsAt) return 'checkout.coupon-early';
  if (coupon.endsAt && now >= coupon.endsAt) return 'checkout.coupon-expired';
  if (coupon.maxPerUser !== null && asked.usesByUser >= coupon.maxPerUser)
    return 'checkout.coupon-used-by-you';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'checkout.coupon-used-up';
  if (coupon.scope !== 'all' && coupon.scope !== asked.kind) return 'checkout.coupon-not-for-this';
  if (asked.subtotalCents < coupon.minCents) return 'checkout.coupon-minimum';
  return null;
}

/** Cents off; never more than there is to pay. Half a cent goes to the buyer. */
export const discountOf = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>, subtotalCents: number): number =>
  Math.min(subtotalCents, kind === 'percent' ? Math.ceil((subtotalCents * value) / 100) : value);

/** A code as it is compared: capitals, without blanks. */
export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
