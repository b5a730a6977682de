import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { purchase, purchaseLine } from './checkout.tables';

/** Which of these products the user has bought and not had refunded. */
export async function selectOwnedProducts(
  db: Db,
  userId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ productId: purchaseLine.productId })
    .from(purchaseLine)
    .innerJoin(purchase, eq(purchase.id, purchaseLine.purchaseId))
    .where(
      and(
        eq(purchase.userId, userId),
        inArray(purchase.state, ['paid']),
        isNull(purchase.accessEndedAt),
        inArray(purchaseLine.productId, [...productIds]),
      ),
    );
  return new Set(rows.flatMap(({ productId }) => (productId ? [productId] : [])));
}
