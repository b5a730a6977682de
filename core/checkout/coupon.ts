export const couponKinds = ['percent', 'amount'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** `plan`: the first payment of a plan; `cart`: the store; `all`: both. */
export const couponScopes = ['all', 'cart', 'plan'] as const;
export type CouponScope = (typeof couponScopes)[number];

export type Coupon = {
  kind: CouponKind;
  /** Percentage, or cents. */
  value: number;
  scope: CouponScope;
  minCents: number;
  startsAt: Date | null;
  endsAt: Date | null;
  isActive: boolean;
  maxUses: number | null;
  uses: number;
  maxPerUser: number | null;
  /** Set when only one user can use it, such as a prize of the wheel. */
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

type CouponUse = {
  userId: string;
  usesByUser: number;
  subtotalCents: number;
  kind: 'cart' | 'plan';
  now: Date;
};

export function couponFault(coupon: Coupon, use: CouponUse): CouponFault | null {
  const { now } = use;
  if (!coupon.isActive) return 'checkout.coupon-unknown';
  // The same error as a code that does not exist, so that codes cannot be guessed.
  if (coupon.ownerId && coupon.ownerId !== use.userId) return 'checkout.coupon-unknown';
  if (coupon.startsAt && now < coupon.startsAt) return 'checkout.coupon-early';
  if (coupon.endsAt && now >= coupon.endsAt) return 'checkout.coupon-expired';
  if (coupon.maxPerUser !== null && use.usesByUser >= coupon.maxPerUser) return 'checkout.coupon-used-by-you';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'checkout.coupon-used-up';
  if (coupon.scope !== 'all' && coupon.scope !== use.kind) return 'checkout.coupon-not-for-this';
  if (use.subtotalCents < coupon.minCents) return 'checkout.coupon-minimum';
  return null;
}

/** Rounded in the buyer's favour and never more than the subtotal. */
export const discountOf = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>, subtotalCents: number): number =>
  Math.min(subtotalCents, kind === 'percent' ? Math.ceil((subtotalCents * value) / 100) : value);

export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
