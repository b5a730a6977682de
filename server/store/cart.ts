import { MAX_LINES, MAX_UNITS } from '@atalaya/core/store/cart';
import { isPermanent } from '@atalaya/core/store/product';
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

/** With current prices; withdrawn products are included and marked. */
export const cartOf = (db: Db, userId: string, now: Date): Promise<CartRow[]> => selectCart(db, userId, now);

export async function emptyCart(db: Db, userId: string): Promise<void> {
  await deleteCart(db, userId);
}

/** Keeps products that another device added meanwhile. */
export async function removeBought(db: Db, userId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await deleteProducts(db, userId, productIds);
}

const toCartView = (rows: readonly CartRow[]) => ({
  items: rows.map(({ now, ...row }) => ({
    id: row.id,
    product: {
      id: row.productId,
      name: now.name,
      shortDescription: row.shortDescription,
      images: picturesOf(row.productId),
      currentPrice: inEuros(now.cents),
      isRecurring: now.isRecurring,
      isPermanent: isPermanent(now),
      isAvailable: now.available,
    },
    quantity: row.quantity,
    addedAt: row.addedAt,
    priceAtTime: inEuros(row.priceAtTimeCents),
  })),
});

export const readCart = async ({ db, clock }: Kit, userId: string) =>
  toCartView(await cartOf(db, userId, clock.now()));

export type Line = { productId: string; quantity: number };

/** Stores the current price of each line. */
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
    return toCartView(rows);
  });
}

/** Adds the lines of a guest's local cart; a product already in the server's cart keeps its line. */
export async function mergeIntoCart(kit: Kit, userId: string, lines: readonly Line[]) {
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    await lockCart(tx, userId);
    const existing = await cartOf(tx, userId, now);
    const prices = await currentPrices(
      tx,
      lines.map(({ productId }) => productId),
      now,
    );
    const byProduct = new Map(lines.map((line) => [line.productId, line]));
    const added = [...byProduct.values()].flatMap((line) => {
      const price = prices.get(line.productId);
      if (!price?.available || existing.some(({ productId }) => productId === line.productId)) return [];
      return [{ ...line, id: newId(now), userId, priceAtTimeCents: price.cents, addedAt: now }];
    });
    const fitting = added.slice(0, Math.max(0, MAX_LINES - existing.length));
    if (fitting.length > 0) await addUnits(tx, fitting, MAX_UNITS);
    return toCartView(await cartOf(tx, userId, now));
  });
}

export async function changeQuantity(db: Db, userId: string, id: string, quantity: number): Promise<void> {
  if (quantity <= 0) return removeFromCart(db, userId, id);
  if (!(await updateQuantity(db, userId, id, quantity))) throw new AppError('store.item-not-found');
}

export async function removeFromCart(db: Db, userId: string, id: string): Promise<void> {
  if (!(await deleteItem(db, userId, id))) throw new AppError('store.item-not-found');
}
