import type { Db } from '../platform/db';
import { flashOffer } from './store.tables';

export async function selectAnyOffer(db: Db): Promise<boolean> {
  const rows = await db.select({ id: flashOffer.id }).from(flashOffer).limit(1);
  return rows.length > 0;
}

export const insertOffers = (db: Db, rows: readonly (typeof flashOffer.$inferInsert)[]) =>
  db
    .insert(flashOffer)
    .values([...rows])
    .onConflictDoNothing();
