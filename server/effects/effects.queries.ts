import type { EffectKind } from '@atalaya/core/effects/effects';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { effectRun } from './effects.tables';

/** Locks the row until the end of the transaction, so that two admins launch the effect only once. */
export const lockKind = (db: Db, kind: EffectKind) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('effect'), hashtext(${kind}))`);

export async function selectLast(db: Db, kind: EffectKind) {
  const [row] = await db
    .select()
    .from(effectRun)
    .where(eq(effectRun.kind, kind))
    .orderBy(desc(effectRun.at))
    .limit(1);
  return row;
}

export const insertRun = (db: Db, row: typeof effectRun.$inferInsert) => db.insert(effectRun).values(row);
