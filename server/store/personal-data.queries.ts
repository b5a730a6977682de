import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { cartItem, productReview, productSale, reviewReport } from './store.tables';

export const cartItemsOf = (db: Db, userId: string) =>
  db
    .select({ productId: cartItem.productId, quantity: cartItem.quantity, addedAt: cartItem.addedAt })
    .from(cartItem)
    .where(eq(cartItem.userId, userId));

export const purchasesOf = (db: Db, userId: string) =>
  db
    .select({
      orderId: productSale.orderId,
      productId: productSale.productId,
      soldAt: productSale.soldAt,
      withdrawnAt: productSale.withdrawnAt,
    })
    .from(productSale)
    .where(eq(productSale.userId, userId));

export const reviewsBy = (db: Db, userId: string) =>
  db
    .select({
      productId: productReview.productId,
      stars: productReview.stars,
      body: productReview.body,
      createdAt: productReview.createdAt,
      updatedAt: productReview.updatedAt,
    })
    .from(productReview)
    .where(eq(productReview.userId, userId));

export const reportsBy = (db: Db, userId: string) =>
  db
    .select({ reviewId: reviewReport.reviewId, createdAt: reviewReport.createdAt })
    .from(reviewReport)
    .where(eq(reviewReport.userId, userId));
