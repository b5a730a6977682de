import type { PlanId } from '@atalaya/core/store/plans';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { purchase, subscription } from './checkout.tables';

/** Always taken after the buyer's lock, so that transactions cannot deadlock. */
export const lockPlaces = (db: Db, plan: PlanId): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:places:${plan}`}, 0))`);

/**
 * Users with a subscription or a reservation, and the holders that coaching names. A payment page reserves a place until it expires; a plan change is charged at
 * once, so its order reserves one until the outcome is known.
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
      select user_id from ${purchase} where plan = ${plan} and state = 'pending'
        and (kind = 'change' or (kind = 'plan' and expires_at > ${now.toISOString()}::timestamptz))
      union
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(holders)}::jsonb)
    ) holder where user_id is distinct from ${exceptUser}::uuid`);
  return row?.taken ?? 0;
}
