import type { ReviewState } from '@atalaya/core/store/reviews';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { inOrder, matches, slice } from '../admin/resource/list-sql';
import { type Db, first } from '../platform/db';
import { productReview, reviewReport } from './store.tables';

type Paged = { page: number; pageSize: number };

const columns = {
  id: productReview.id,
  userId: productReview.userId,
  stars: productReview.stars,
  body: productReview.body,
  createdAt: productReview.createdAt,
  updatedAt: productReview.updatedAt,
};

export async function selectVisible(db: Db, productId: string, paged: Paged) {
  const where = and(eq(productReview.productId, productId), eq(productReview.state, 'shown'));
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(productReview)
      .where(where)
      .orderBy(desc(productReview.createdAt), desc(productReview.id))
      .limit(slice(paged).limit)
      .offset(slice(paged).offset),
    db.$count(productReview, where),
  ]);
  return { rows, total };
}

const ofUser = (userId: string, productId: string) =>
  and(eq(productReview.userId, userId), eq(productReview.productId, productId));

export const selectOwn = (db: Db, userId: string, productId: string) =>
  first(
    db
      .select({ id: productReview.id, stars: productReview.stars, body: productReview.body })
      .from(productReview)
      .where(ofUser(userId, productId)),
  );

export async function upsertReview(db: Db, review: typeof productReview.$inferInsert) {
  const { stars, body, updatedAt } = review;
  return first(
    db
      .insert(productReview)
      .values(review)
      .onConflictDoUpdate({
        target: [productReview.productId, productReview.userId],
        set: { stars, body, updatedAt },
      })
      .returning({ id: productReview.id, stars: productReview.stars, body: productReview.body }),
  );
}

export async function deleteOwn(db: Db, userId: string, productId: string): Promise<boolean> {
  const rows = await db
    .delete(productReview)
    .where(ofUser(userId, productId))
    .returning({ id: productReview.id });
  return rows.length > 0;
}

export const selectReview = (db: Db, id: string) =>
  first(db.select().from(productReview).where(eq(productReview.id, id)));

export const lockReview = (db: Db, id: string) =>
  first(db.select().from(productReview).where(eq(productReview.id, id)).for('update'));

/** Returns the number of users who reported it. */
export async function addReport(db: Db, reviewId: string, userId: string, at: Date): Promise<number> {
  await db.insert(reviewReport).values({ reviewId, userId, createdAt: at }).onConflictDoNothing();
  return db.$count(reviewReport, eq(reviewReport.reviewId, reviewId));
}

export const clearReports = (db: Db, reviewId: string) =>
  db.delete(reviewReport).where(eq(reviewReport.reviewId, reviewId));

export const setState = (db: Db, id: string, state: ReviewState) =>
  db.update(productReview).set({ state }).where(eq(productReview.id, id));

type AdminQuery = Paged & {
  q?: string;
  state?: ReviewState;
  by: 'reports' | 'createdAt' | 'stars';
  descending: boolean;
};

export async function selectAll(db: Db, { q, state, by, descending, ...paged }: AdminQuery) {
  const reports = db
    .select({ reviewId: reviewReport.reviewId, total: count().as('total') })
    .from(reviewReport)
    .groupBy(reviewReport.reviewId)
    .as('reports');
  const total = sql<number>`coalesce(${reports.total}, 0)::int`;
  const where = and(
    state ? eq(productReview.state, state) : undefined,
    q ? matches(q, [productReview.body, productReview.productId]) : undefined,
  );
  const sorts = { reports: total, createdAt: productReview.createdAt, stars: productReview.stars };
  const [rows, all] = await Promise.all([
    db
      .select({ ...columns, productId: productReview.productId, state: productReview.state, reports: total })
      .from(productReview)
      .leftJoin(reports, eq(reports.reviewId, productReview.id))
      .where(where)
      .orderBy(...inOrder(sorts[by], descending, productReview.id))
      .limit(slice(paged).limit)
      .offset(slice(paged).offset),
    db.$count(productReview, where),
  ]);
  return { rows, total: all };
}
