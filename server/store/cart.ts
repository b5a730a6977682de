import type { Db } from '../platform/db';
import { type CartRow, deleteCart, selectCart } from './cart.queries';

/** A user's cart with today's prices, withdrawn products included and marked: for the drawer and for the checkout. */
export const cartOf = (db: Db, userId: string, now: Date): Promise<CartRow[]> => selectCart(db, userId, now);

/** Once what was in it has been bought. */
export async function emptyCart(db: Db, userId: string): Promise<void> {
  await deleteCart(db, userId);
}
