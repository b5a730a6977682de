import { eq, lt, sql } from 'drizzle-orm';
import { type Db, first } from '../db';
import { allowanceUse } from './allowance.tables';

type Use = typeof allowanceUse.$inferSelect;

/** Adds to the running window, or begins a new one. The row stays locked until the transaction ends. */
export async function addUse(db: Db, { key, used, endsAt }: Use, now: Date): Promise<Use> {
  const isOver = sql`${allowanceUse.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(allowanceUse)
    .values({ key, used, endsAt })
    .onConflictDoUpdate({
      target: allowanceUse.key,
      set: {
        used: sql`case when ${isOver} then excluded.used else ${allowanceUse.used} + excluded.used end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${allowanceUse.endsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the use was not written');
  return row;
}

export const selectUse = (db: Db, key: string): Promise<Use | undefined> =>
  first(db.select().from(allowanceUse).where(eq(allowanceUse.key, key)));

export const deleteEndedUses = (db: Db, now: Date) =>
  db.delete(allowanceUse).where(lt(allowanceUse.endsAt, now));
