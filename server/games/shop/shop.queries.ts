import type { WornKind } from '@atalaya/core/games/shop';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { shopLook, shopPrice, shopPurchase } from './shop.tables';

export type Purchase = typeof shopPurchase.$inferSelect;

/** Purchases that were not undone. */
export const selectHeld = (db: Db, userId: string): Promise<Purchase[]> =>
  db
    .select()
    .from(shopPurchase)
    .where(and(eq(shopPurchase.userId, userId), isNull(shopPurchase.undoneAt)))
    .orderBy(asc(shopPurchase.at));

export const selectPurchase = (db: Db, userId: string, id: string): Promise<Purchase | undefined> =>
  first(
    db
      .select()
      .from(shopPurchase)
      .where(and(eq(shopPurchase.userId, userId), eq(shopPurchase.id, id))),
  );

export const insertPurchase = (db: Db, row: typeof shopPurchase.$inferInsert) =>
  db.insert(shopPurchase).values(row);

export const markUndone = (db: Db, userId: string, id: string, undoneAt: Date) =>
  db
    .update(shopPurchase)
    .set({ undoneAt })
    .where(and(eq(shopPurchase.userId, userId), eq(shopPurchase.id, id)));

export const markUsed = (db: Db, userId: string, itemId: string, usedAt: Date) =>
  db
    .update(shopPurchase)
    .set({ usedAt })
    .where(
      and(
        eq(shopPurchase.userId, userId),
        eq(shopPurchase.itemId, itemId),
        isNull(shopPurchase.undoneAt),
        isNull(shopPurchase.usedAt),
      ),
    );

export async function selectLook(db: Db, userId: string) {
  const [row] = await db
    .select({ theme: shopLook.theme, frame: shopLook.frame })
    .from(shopLook)
    .where(eq(shopLook.userId, userId));
  return row ?? { theme: null, frame: null };
}

export const saveWorn = (db: Db, userId: string, kind: WornKind, itemId: string | null) =>
  db
    .insert(shopLook)
    .values({ userId, [kind]: itemId })
    .onConflictDoUpdate({ target: shopLook.userId, set: { [kind]: itemId } });

export const selectPrices = async (db: Db): Promise<ReadonlyMap<string, number>> =>
  new Map((await db.select().from(shopPrice)).map(({ itemId, price }) => [itemId, price]));

/** Until the end of the transaction; a price that was never changed has no row to lock. */
export const lockPrice = (db: Db, itemId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coin-price:${itemId}`}, 0))`);

export const savePrice = (db: Db, itemId: string, price: number) =>
  db
    .insert(shopPrice)
    .values({ itemId, price })
    .onConflictDoUpdate({ target: shopPrice.itemId, set: { price } });

export const deletePrice = (db: Db, itemId: string) =>
  db.delete(shopPrice).where(eq(shopPrice.itemId, itemId));

export const selectOwnData = async (db: Db, userId: string) => ({
  articulos: await db.select().from(shopPurchase).where(eq(shopPurchase.userId, userId)),
  en_uso: await selectLook(db, userId),
});
