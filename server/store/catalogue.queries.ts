import { offerCents, type ProductContents } from '@atalaya/core/store/product';
import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import {
  flashOffer,
  product,
  productCategory,
  productDocument,
  productReview,
  productSale,
} from './store.tables';

export type CurrentPrice = {
  cents: number;
  /** The price without the running flash offer; null if there is none. */
  originalCents: number | null;
  available: boolean;
  isRecurring: boolean;
  name: string;
  contents: ProductContents;
  /** Changes with the product, its price or its contents. */
  version: string;
};

export const isOnSale: SQL | undefined = and(eq(product.state, 'published'), isNull(product.deletedAt));

/** Subquery: the best running offer of each product. */
export const runningOffers = (db: Db, now: Date) =>
  db
    .select({
      productId: flashOffer.productId,
      percent: sql<number>`max(${flashOffer.percent})`.as('percent'),
      endsAt: sql<string>`min(${flashOffer.endsAt})`.as('ends_at'),
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

/** Unknown products are missing from the result. */
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

/** Subquery: distinct buyers per product, without refunds. */
const buyers = (db: Db) =>
  db
    .select({
      productId: productSale.productId,
      buyers: sql<number>`count(distinct ${productSale.userId})::int`.as('buyers'),
    })
    .from(productSale)
    .where(isNull(productSale.withdrawnAt))
    .groupBy(productSale.productId)
    .as('sold');

const ratings = (db: Db) =>
  db
    .select({
      productId: productReview.productId,
      reviews: sql<number>`count(*)::int`.as('reviews'),
      rating: sql<number>`round(avg(${productReview.stars}), 1)::float8`.as('rating'),
    })
    .from(productReview)
    .where(eq(productReview.state, 'shown'))
    .groupBy(productReview.productId)
    .as('rated');

export type ProductRow = Awaited<ReturnType<typeof selectOnSale>>[number];

/** Products on sale, best-selling first; only one if `id` is given. */
export function selectOnSale(db: Db, now: Date, id?: string) {
  const running = runningOffers(db, now);
  const sold = buyers(db);
  const rated = ratings(db);
  return db
    .select({
      id: product.id,
      ...pricedColumns,
      shortDescription: product.shortDescription,
      description: product.description,
      categoryId: product.categoryId,
      category: productCategory.name,
      type: product.type,
      isFeatured: product.isFeatured,
      cover: product.cover,
      createdAt: product.createdAt,
      percent: running.percent,
      offerEndsAt: running.endsAt,
      buyers: sold.buyers,
      reviews: rated.reviews,
      rating: rated.rating,
    })
    .from(product)
    .leftJoin(productCategory, eq(productCategory.id, product.categoryId))
    .leftJoin(running, eq(running.productId, product.id))
    .leftJoin(sold, eq(sold.productId, product.id))
    .leftJoin(rated, eq(rated.productId, product.id))
    .where(and(isOnSale, id === undefined ? undefined : eq(product.id, id)))
    .orderBy(
      sql`${sold.buyers} desc nulls last`,
      desc(product.isFeatured),
      asc(product.position),
      asc(product.id),
    );
}

export const selectCategories = (db: Db) =>
  db
    .select({ id: productCategory.id, name: productCategory.name })
    .from(productCategory)
    .where(and(eq(productCategory.state, 'published'), isNull(productCategory.deletedAt)))
    .orderBy(asc(productCategory.position), asc(productCategory.id));

/** Includes withdrawn products, which their buyers keep. */
export const selectProduct = (db: Db, id: string) =>
  first(
    db
      .select({
        id: product.id,
        name: product.name,
        cover: product.cover,
        isRecurring: product.isRecurring,
        contents: product.contents,
      })
      .from(product)
      .where(eq(product.id, id)),
  );

export async function selectDocuments(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: productDocument.id, title: productDocument.title, body: productDocument.body })
    .from(productDocument)
    .where(and(inArray(productDocument.id, [...ids]), isNull(productDocument.deletedAt)))
    .orderBy(asc(productDocument.title));
}
