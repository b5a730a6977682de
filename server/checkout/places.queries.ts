import type { PlanId } from '@atalaya/core/store/plans';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { purchase, subscription } from './checkout.tables';

/** Always after the buyer's own lock, so that nobody waits for each other. */
export const lockPlaces = (db: Db, plan: PlanId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:places:${plan}`}, 0))`);

/**
 * People who have a place or hold one. A payment page holds it while it can be paid; a change of plan is charged at once, so
 * its order holds it until it is known how that ended.
 */
export async function countTaken(
  db: Db,
  plan: PlanId,
  now: Date,
  exceptUser: string | null,
): Promise<number> {
  const [row] = await db.execute<{ taken: number }>(sql`
    select count(*)::int as taken from (
      select user_id from ${subscription} where plan = ${plan} and state <> 'ended'
      union
      select user_id from ${purchase} where plan = ${plan} and state = 'pending'
        and (kind = 'change' or (kind = 'plan' and expires_at > ${now.toISOString()}::timestamptz))
    ) holder where user_id is distinct from ${exceptUser}::uuid`);
  return row?.taken ?? 0;
}
