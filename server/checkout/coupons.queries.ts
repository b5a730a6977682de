import type { Coupon } from '@atalaya/core/checkout/coupon';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { coupon, couponUse } from './checkout.tables';

export type CouponRow = typeof coupon.$inferSelect;

export const selectCoupon = (db: Db, code: string): Promise<CouponRow | undefined> =>
  first(db.select().from(coupon).where(eq(coupon.code, code)));

export const couponOf = (row: CouponRow): Coupon => ({
  ...row,
  isActive: row.state === 'published' && row.deletedAt === null,
});

export const countUsesBy = (db: Db, couponId: string, userId: string): Promise<number> =>
  db.$count(
    couponUse,
    and(eq(couponUse.couponId, couponId), eq(couponUse.userId, userId), isNull(couponUse.givenBackAt)),
  );

type Use = { couponId: string; purchaseId: string; userId: string; at: Date };

/** False when no use is left. Idempotent per order; the conditional update is safe against concurrent claims. */
export async function claimCouponUse(db: Db, { couponId, purchaseId, userId, at }: Use): Promise<boolean> {
  if ((await countUsesFor(db, couponId, purchaseId)) > 0) return true;
  const taken = await db
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(and(eq(coupon.id, couponId), or(isNull(coupon.maxUses), lt(coupon.uses, coupon.maxUses))))
    .returning({ id: coupon.id });
  if (taken.length === 0) return false;
  await db
    .insert(couponUse)
    .values({ purchaseId, couponId, userId, takenAt: at })
    .onConflictDoUpdate({ target: couponUse.purchaseId, set: { takenAt: at, givenBackAt: null } });
  return true;
}

/** Idempotent: the use of a failed or refunded order is released once. */
export async function releaseCouponUse(db: Db, purchaseId: string, at: Date): Promise<void> {
  const [back] = await db
    .update(couponUse)
    .set({ givenBackAt: at })
    .where(and(eq(couponUse.purchaseId, purchaseId), isNull(couponUse.givenBackAt)))
    .returning({ couponId: couponUse.couponId });
  if (back)
    await db
      .update(coupon)
      .set({ uses: sql`${coupon.uses} - 1` })
      .where(eq(coupon.id, back.couponId));
}

/** 0 or 1: whether the order holds a use of the coupon. */
export const countUsesFor = (db: Db, couponId: string, purchaseId: string): Promise<number> =>
  db.$count(
    couponUse,
    and(
      eq(couponUse.couponId, couponId),
      eq(couponUse.purchaseId, purchaseId),
      isNull(couponUse.givenBackAt),
    ),
  );

export const insertCoupon = (db: Db, row: typeof coupon.$inferInsert) =>
  db.insert(coupon).values(row).onConflictDoNothing();

export const usesOf = (db: Db, userId: string) =>
  db.select().from(couponUse).where(eq(couponUse.userId, userId));
export const couponsOwnedBy = (db: Db, userId: string) =>
  db.select().from(coupon).where(eq(coupon.ownerId, userId));
