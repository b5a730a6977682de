import type { PlanId } from '@atalaya/core/store/plans';
import { and, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { purchase, subscription } from './checkout.tables';

/** Always taken after the buyer's lock, so that transactions cannot deadlock. */
export const lockPlaces = (db: Db, plan: PlanId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:places:${plan}`}, 0))`);

/** A hold runs on when its order was given up for another; a paid order holds nothing beside its subscription. */
const isHeld = (now: Date) =>
  and(inArray(purchase.state, ['pending', 'cancelled']), gt(purchase.placeHeldUntil, now));

/**
 * Users with a subscription or a held place, and the holders that coaching names. A plan change is charged at once, so
 * its order holds a place until the outcome is known.
 */
export async function countTaken(
  db: Db,
  plan: PlanId,
  now: Date,
  exceptUser: string | null,
  holders: readonly string[],
): Promise<number> {
  const [row] = await db.execute<{ taken: number }>(sql`
    select count(*)::int as taken from (
      select user_id from ${subscription} where plan = ${plan} and state <> 'ended'
      union
      select user_id from ${purchase} where plan = ${plan} and ((kind = 'change' and state = 'pending') or ${isHeld(now)})
      union
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(holders)}::jsonb)
    ) holder where user_id is distinct from ${exceptUser}::uuid`);
  return row?.taken ?? 0;
}

/** Until when a place is held for this user. */
export async function selectHold(db: Db, plan: PlanId, userId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(purchase.placeHeldUntil) })
    .from(purchase)
    .where(and(eq(purchase.userId, userId), eq(purchase.plan, plan), isHeld(now)));
  return row?.until ?? null;
}
