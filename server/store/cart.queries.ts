import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { type CurrentPrice, pricedColumns, priceOf, runningOffers } from './catalogue.queries';
import { cartItem, product } from './store.tables';

export type CartRow = {
  id: string;
  productId: string;
  quantity: number;
  addedAt: Date;
  priceAtTimeCents: number;
  shortDescription: string;
  cover: string;
  /** The product now; `available` is false once it was withdrawn. */
  now: CurrentPrice;
};

/** A user's cart in the order it was filled, each product as it is sold now. */
export async function selectCart(db: Db, userId: string, now: Date): Promise<CartRow[]> {
  const running = runningOffers(db, now);
  const rows = await db
    .select({
      id: cartItem.id,
      productId: cartItem.productId,
      quantity: cartItem.quantity,
      addedAt: cartItem.addedAt,
      priceAtTimeCents: cartItem.priceAtTimeCents,
      shortDescription: product.shortDescription,
      cover: product.cover,
      priced: pricedColumns,
      percent: running.percent,
    })
    .from(cartItem)
    .innerJoin(product, eq(product.id, cartItem.productId))
    .leftJoin(running, eq(running.productId, cartItem.productId))
    .where(eq(cartItem.userId, userId))
    .orderBy(asc(cartItem.addedAt), asc(cartItem.id));
  return rows.map(({ priced, percent, ...row }) => ({ ...row, now: priceOf({ ...priced, percent }) }));
}

export const deleteProducts = (db: Db, userId: string, productIds: readonly string[]) =>
  db.delete(cartItem).where(and(eq(cartItem.userId, userId), inArray(cartItem.productId, [...productIds])));

export const deleteCart = (db: Db, userId: string) => db.delete(cartItem).where(eq(cartItem.userId, userId));

type NewItem = typeof cartItem.$inferInsert;

/** Adds units, to the line that is there or to a new one, up to the most that a line holds. */
export const addUnits = (db: Db, items: readonly NewItem[], most: number) =>
  db
    .insert(cartItem)
    .values([...items])
    .onConflictDoUpdate({
      target: [cartItem.userId, cartItem.productId],
      set: { quantity: sql`least(${cartItem.quantity} + excluded.quantity, ${most})` },
    });

const own = (userId: string, id: string) => and(eq(cartItem.id, id), eq(cartItem.userId, userId));

/** Whether there was such a line in this user's cart. */
export async function updateQuantity(db: Db, userId: string, id: string, quantity: number): Promise<boolean> {
  const rows = await db
    .update(cartItem)
    .set({ quantity })
    .where(own(userId, id))
    .returning({ id: cartItem.id });
  return rows.length > 0;
}

export async function deleteItem(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(cartItem).where(own(userId, id)).returning({ id: cartItem.id });
  return rows.length > 0;
}

/** One change at a time in a cart, so that two tabs cannot fill it beyond its size. */
export const lockCart = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`);
