import { offerCents, type ProductContents } from '@atalaya/core/store/product';
import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { flashOffer, product } from './store.tables';

/** A product as it is sold at one moment. */
export type CurrentPrice = {
  cents: number;
  /** What it costs without the flash offer that runs; null when none does. */
  originalCents: number | null;
  /** Whether it can be bought: published, and not withdrawn. */
  available: boolean;
  isRecurring: boolean;
  name: string;
  contents: ProductContents;
  /** Another one whenever the product, its price or what it opens has changed. */
  version: string;
};

export const isOnSale: SQL | undefined = and(eq(product.state, 'published'), isNull(product.deletedAt));

/** The best running offer of each product, as a subquery to join. */
export const runningOffers = (db: Db, now: Date) =>
  db
    .select({
      productId: flashOffer.productId,
      percent: sql<number>`max(${flashOffer.percent})`.as('percent'),
    })
    .from(flashOffer)
    .where(
      and(
        lte(flashOffer.startsAt, now),
        gt(flashOffer.endsAt, now),
        eq(flashOffer.state, 'published'),
        isNull(flashOffer.deletedAt),
      ),
    )
    .groupBy(flashOffer.productId)
    .as('running');

export type PricedRow = {
  name: string;
  priceCents: number;
  percent: number | null;
  state: 'draft' | 'published';
  deletedAt: Date | null;
  updatedAt: Date;
  isRecurring: boolean;
  contents: ProductContents;
};

export const priceOf = (row: PricedRow): CurrentPrice => ({
  cents: row.percent === null ? row.priceCents : offerCents(row.priceCents, row.percent),
  originalCents: row.percent === null ? null : row.priceCents,
  available: row.state === 'published' && row.deletedAt === null,
  isRecurring: row.isRecurring,
  name: row.name,
  contents: row.contents,
  version: `${row.updatedAt.getTime().toString(36)}-${row.percent ?? 0}`,
});

export const pricedColumns = {
  name: product.name,
  priceCents: product.priceCents,
  state: product.state,
  deletedAt: product.deletedAt,
  updatedAt: product.updatedAt,
  isRecurring: product.isRecurring,
  contents: product.contents,
};

/** What these products cost now, running flash offers applied. A product that never was is missing from the answer. */
export async function currentPrices(
  db: Db,
  productIds: readonly string[],
  now: Date,
): Promise<Map<string, CurrentPrice>> {
  if (productIds.length === 0) return new Map();
  const running = runningOffers(db, now);
  const rows = await db
    .select({ id: product.id, ...pricedColumns, percent: running.percent })
    .from(product)
    .leftJoin(running, eq(running.productId, product.id))
    .where(inArray(product.id, [...productIds]));
  return new Map(rows.map((row) => [row.id, priceOf(row)]));
}
