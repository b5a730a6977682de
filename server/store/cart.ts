import { MAX_LINES, MAX_UNITS } from '@atalaya/core/store/cart';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import {
  addUnits,
  type CartRow,
  deleteCart,
  deleteItem,
  deleteProducts,
  lockCart,
  selectCart,
  updateQuantity,
} from './cart.queries';
import { inEuros, picturesOf } from './catalogue';
import { currentPrices } from './catalogue.queries';

export type { CartRow } from './cart.queries';

/** A user's cart with today's prices, withdrawn products included and marked: for the drawer and for the checkout. */
export const cartOf = (db: Db, userId: string, now: Date): Promise<CartRow[]> => selectCart(db, userId, now);

/** When its owner clears it. */
export async function emptyCart(db: Db, userId: string): Promise<void> {
  await deleteCart(db, userId);
}

/** Once it has been bought. What another device put in meanwhile stays. */
export async function takeOutBought(db: Db, userId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await deleteProducts(db, userId, productIds);
}

const shown = (rows: readonly CartRow[]) => ({
  items: rows.map(({ now, ...row }) => ({
    id: row.id,
    product: {
      id: row.productId,
      name: now.name,
      shortDescription: row.shortDescription,
      images: picturesOf(row.productId),
      currentPrice: inEuros(now.cents),
      isRecurring: now.isRecurring,
      isAvailable: now.available,
    },
    quantity: row.quantity,
    addedAt: row.addedAt.toISOString(),
    priceAtTime: inEuros(row.priceAtTimeCents),
  })),
});

export const readCart = async ({ db, clock }: Kit, userId: string) =>
  shown(await cartOf(db, userId, clock.now()));

export type Line = { productId: string; quantity: number };

/** Adds units at the price of this moment. A product that is not sold is refused, and the cart stays as it was. */
export async function addToCart(kit: Kit, userId: string, line: Line) {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const price = (await currentPrices(tx, [line.productId], now)).get(line.productId);
    if (!price) throw new AppError('store.product-not-found');
    if (!price.available) throw new AppError('store.product-withdrawn');
    await addUnits(
      tx,
      [{ ...line, id: newId(now), userId, priceAtTimeCents: price.cents, addedAt: now }],
      MAX_UNITS,
    );
    const rows = await cartOf(tx, userId, now);
    if (rows.length > MAX_LINES) throw new AppError('store.cart-full');
    return shown(rows);
  });
}

/** What a browser kept and the server never had joins what is there; a line that is there already is the server's. */
export async function mergeIntoCart(kit: Kit, userId: string, lines: readonly Line[]) {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const held = await cartOf(tx, userId, now);
    const prices = await currentPrices(
      tx,
      lines.map(({ productId }) => productId),
      now,
    );
    const byProduct = new Map(lines.map((line) => [line.productId, line]));
    const added = [...byProduct.values()].flatMap((line) => {
      const price = prices.get(line.productId);
      if (!price?.available || held.some(({ productId }) => productId === line.productId)) return [];
      return [{ ...line, id: newId(now), userId, priceAtTimeCents: price.cents, addedAt: now }];
    });
    const fitting = added.slice(0, Math.max(0, MAX_LINES - held.length));
    if (fitting.length > 0) await addUnits(tx, fitting, MAX_UNITS);
    return shown(await cartOf(tx, userId, now));
  });
}

export async function changeQuantity(db: Db, userId: string, id: string, quantity: number): Promise<void> {
  if (!(await updateQuantity(db, userId, id, quantity))) throw new AppError('store.item-not-found');
}

export async function removeFromCart(db: Db, userId: string, id: string): Promise<void> {
  if (!(await deleteItem(db, userId, id))) throw new AppError('store.item-not-found');
}
