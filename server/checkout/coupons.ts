import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { insertCoupon } from './coupons.queries';

type Gift = { code: string; percent: number; ownerId: string; endsAt: Date; note: string; now: Date };

/** Creates a personal single-use coupon for the store. Idempotent. */
export async function giveCoupon(db: Db, { code, percent, ownerId, endsAt, note, now }: Gift): Promise<void> {
  await insertCoupon(db, {
    id: newId(now),
    code,
    kind: 'percent',
    value: percent,
    scope: 'cart',
    minCents: 0,
    endsAt,
    maxUses: 1,
    maxPerUser: 1,
    ownerId,
    note,
    createdAt: now,
    updatedAt: now,
  });
}
