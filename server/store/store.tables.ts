import { type ProductContents, productTypes } from '@atalaya/core/store/product';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

export const productCategory = pgTable('product_category', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
  ...contentColumns(),
});

export const product = pgTable(
  'product',
  {
    /** The slug in its URL: `/producto/esquema-tema-6`. */
    id: text().primaryKey(),
    name: text().notNull(),
    shortDescription: text('short_description').notNull(),
    description: text().notNull(),
    /** An id of product_category; no foreign key, because a product may be loaded before its category. */
    categoryId: text('category_id').notNull(),
    type: text({ enum: productTypes }).notNull(),
    /** VAT included, before any flash offer. */
    priceCents: integer('price_cents').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    /** Paid by the month. */
    isRecurring: boolean('is_recurring').notNull(),
    /** Drawing and its texts: `plate:8:Un solo tema`. */
    cover: text().notNull(),
    contents: jsonb().$type<ProductContents>().notNull(),
    /** Sort order among products with equal sales. */
    position: integer().notNull().default(0),
    ...contentColumns(),
  },
  (table) => [index('product_category_of').on(table.categoryId)],
);

/** A guide or a template that only buyers can read. */
export const productDocument = pgTable('product_document', {
  id: text().primaryKey(),
  title: text().notNull(),
  body: text().notNull(),
  ...contentColumns(),
});

export const flashOffer = pgTable(
  'flash_offer',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    percent: integer().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    ...contentColumns(),
  },
  (table) => [index('flash_offer_product').on(table.productId, table.endsAt)],
);

export const cartItem = pgTable(
  'cart_item',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** No foreign key: a withdrawn product stays in the carts, marked as such. */
    productId: text('product_id').notNull(),
    quantity: integer().notNull(),
    priceAtTimeCents: integer('price_at_time_cents').notNull(),
    addedAt: timestamptz('added_at').notNull(),
  },
  (table) => [uniqueIndex('cart_item_user_product').on(table.userId, table.productId)],
);

/** Used for buyer counts, review permission and ownership. */
export const productSale = pgTable(
  'product_sale',
  {
    orderId: text('order_id').notNull(),
    productId: text('product_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    soldAt: timestamptz('sold_at').notNull(),
    /** Set after a refund, or when a monthly product ends. */
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('product_sale_product').on(table.productId),
    index('product_sale_user').on(table.userId, table.productId),
  ],
);

export const productReview = pgTable(
  'product_review',
  {
    id: uuid().primaryKey(),
    productId: text('product_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    body: text().notNull(),
    state: text({ enum: ['shown', 'hidden'] }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('product_review_one').on(table.productId, table.userId),
    index('product_review_user').on(table.userId),
  ],
);

export const reviewReport = pgTable(
  'review_report',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => productReview.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('review_report_user').on(table.userId),
  ],
);
