import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { planTerms } from './plan-terms.tables';

export const selectPlanTerms = (db: Db) => db.select().from(planTerms);

/** Until the end of the transaction: a row that does not exist yet cannot be locked. */
export const lockPlanTerms = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('plan_terms'))`);

export const upsertPlanTerms = (db: Db, { id, ...rest }: typeof planTerms.$inferInsert) =>
  db
    .insert(planTerms)
    .values({ id, ...rest })
    .onConflictDoUpdate({ target: planTerms.id, set: rest });
