import { anyTopic, mockRight } from '@atalaya/core/auth/grants';
import type { PrizeId } from '@atalaya/core/home/wheel';
import { grantAccess } from '../auth/grants';
import { giveCoupon } from '../checkout/coupons';
import type { Db } from '../platform/db';
import type { SpinRow } from './wheel.queries';

const percentOf: Partial<Record<PrizeId, number>> = { 'discount-10': 10, 'discount-20': 20 };

/** Grants the prize to the account: the coupon, the mock or the topic. */
export async function handOver(db: Db, spin: SpinRow, now: Date): Promise<void> {
  const { id, userId, prize, code, expiresAt } = spin;
  if (!userId) return;
  const percent = percentOf[prize];
  if (percent)
    await giveCoupon(db, { code, percent, ownerId: userId, endsAt: expiresAt, note: 'Ruleta', now });
  else
    await grantAccess(
      db,
      userId,
      `prize:${id}`,
      [{ ...(prize === 'topic' ? anyTopic : mockRight), expiresAt }],
      now,
    );
}
