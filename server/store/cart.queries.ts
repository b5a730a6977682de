import type { ProductContents } from '@atalaya/core/store/product';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { type CurrentPrice, priceOf } from './catalogue.queries';
import { cartItem } from './store.tables';

export type CartRow = {
  id: string;
  productId: string;
  quantity: number;
  addedAt: Date;
  priceAtTimeCents: number;
  shortDescription: string;
  cover: string;
  /** Current product data; `available` is false if it was withdrawn. */
  now: CurrentPrice;
};

type Raw = {
  id: string;
  product_id: string;
  quantity: number;
  added_at: string;
  price_at_time_cents: number;
  short_description: string;
  cover: string;
  name: string;
  price_cents: number;
  state: 'draft' | 'published';
  deleted_at: string | null;
  updated_at: string;
  is_recurring: boolean;
  contents: ProductContents;
  percent: number | null;
};

/**
 * A user's cart in the order it was filled, each product as it is sold now. By hand: it is read with every page that a
 * signed-in visitor opens, and what the builder does for it takes longer than the database.
 */
export async function selectCart(db: Db, userId: string, now: Date): Promise<CartRow[]> {
  const at = now.toISOString();
  const rows = await db.execute<Raw>(sql`
    select c.id, c.product_id, c.quantity, c.added_at, c.price_at_time_cents, p.short_description, p.cover, p.name,
      p.price_cents, p.state, p.deleted_at, p.updated_at, p.is_recurring, p.contents, o.percent
    from cart_item c
    join product p on p.id = c.product_id
    left join lateral (
      select max(percent) as percent from flash_offer
      where product_id = c.product_id and ends_at > ${at}::timestamptz and starts_at <= ${at}::timestamptz
        and state = 'published' and deleted_at is null
    ) o on true
    where c.user_id = ${userId}
    order by c.added_at, c.id`);
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    quantity: row.quantity,
    addedAt: new Date(row.added_at),
    priceAtTimeCents: row.price_at_time_cents,
    shortDescription: row.short_description,
    cover: row.cover,
    now: priceOf({
      name: row.name,
      priceCents: row.price_cents,
      percent: row.percent,
      state: row.state,
      deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at),
      updatedAt: new Date(row.updated_at),
      isRecurring: row.is_recurring,
      contents: row.contents,
    }),
  }));
}

export const deleteProducts = (db: Db, userId: string, productIds: readonly string[]) =>
  db.delete(cartItem).where(and(eq(cartItem.userId, userId), inArray(cartItem.productId, [...productIds])));

export const deleteCart = (db: Db, userId: string) => db.delete(cartItem).where(eq(cartItem.userId, userId));

type NewItem = typeof cartItem.$inferInsert;

/** Adds to an existing line or inserts one, up to `max` units. */
export const addUnits = (db: Db, items: readonly NewItem[], max: number) =>
  db
    .insert(cartItem)
    .values([...items])
    .onConflictDoUpdate({
      target: [cartItem.userId, cartItem.productId],
      set: { quantity: sql`least(${cartItem.quantity} + excluded.quantity, ${max})` },
    });

const own = (userId: string, id: string) => and(eq(cartItem.id, id), eq(cartItem.userId, userId));

/** False if the user's cart has no such line. */
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

/** Serializes changes, so that two tabs cannot exceed the cart's size. */
export const lockCart = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`);
