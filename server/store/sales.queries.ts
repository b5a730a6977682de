import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { product, productSale } from './store.tables';

export async function insertSales(
  db: Db,
  sale: { orderId: string; userId: string; productIds: readonly string[]; at: Date },
): Promise<void> {
  const { orderId, userId, productIds, at } = sale;
  if (productIds.length === 0) return;
  await db
    .insert(productSale)
    .values([...new Set(productIds)].map((productId) => ({ orderId, userId, productId, soldAt: at })))
    .onConflictDoNothing();
}

export async function withdrawSales(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .update(productSale)
    .set({ withdrawnAt: at })
    .where(and(eq(productSale.orderId, orderId), isNull(productSale.withdrawnAt)));
}

/** Whether the user has bought the product, without a refund. */
export async function ownsProduct(db: Db, userId: string, productId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: productSale.orderId })
    .from(productSale)
    .where(
      and(
        eq(productSale.userId, userId),
        eq(productSale.productId, productId),
        isNull(productSale.withdrawnAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Includes refunded purchases. */
export async function everBought(db: Db, userId: string, productId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: productSale.orderId })
    .from(productSale)
    .where(and(eq(productSale.userId, userId), eq(productSale.productId, productId)))
    .limit(1);
  return row !== undefined;
}

export const selectOwnedDocuments = (db: Db, userId: string) =>
  db
    .selectDistinct({ productId: product.id, name: product.name })
    .from(productSale)
    .innerJoin(product, eq(product.id, productSale.productId))
    .where(
      and(
        eq(productSale.userId, userId),
        isNull(productSale.withdrawnAt),
        sql`jsonb_array_length(${product.contents} -> 'documents') > 0`,
      ),
    )
    .orderBy(product.name);
