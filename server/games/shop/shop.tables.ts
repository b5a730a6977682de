import { itemKinds } from '@atalaya/core/games/shop';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** What a user got in the shop or from a chest. */
export const shopPurchase = pgTable(
  'shop_purchase',
  {
    userId: owner(),
    /** Created by the device. The user is part of the key, so that ids of different users cannot collide. */
    id: uuid().notNull(),
    itemId: text('item_id').notNull(),
    kind: text({ enum: itemKinds }).notNull(),
    origin: text({ enum: ['shop', 'chest'] }).notNull(),
    price: integer().notNull(),
    at: timestamptz('at').notNull(),
    /** The first use of a colour, a frame or a wallpaper. */
    usedAt: timestamptz('used_at'),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('shop_purchase_item').on(table.userId, table.itemId),
    check('shop_purchase_price', sql`${table.price} >= 0`),
  ],
);

/** What a user wears. */
export const shopLook = pgTable('shop_look', {
  userId: owner().primaryKey(),
  theme: text(),
  frame: text(),
});

/** Prices that an admin has changed. */
export const shopPrice = pgTable(
  'shop_price',
  { itemId: text('item_id').primaryKey(), price: integer().notNull() },
  (table) => [check('shop_price_positive', sql`${table.price} > 0`)],
);
