import { itemKinds } from '@atalaya/core/games/shop';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

/** The chest that a week of study gave. It waits as long as the user wants. */
export const weeklyChest = pgTable(
  'weekly_chest',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The Monday of the week. */
    week: date().notNull(),
    earnedAt: timestamptz('earned_at').notNull(),
    openedAt: timestamptz('opened_at'),
    /** The prize can be drawn again from it, to check it. */
    seed: integer(),
    kind: text({ enum: itemKinds }),
    /** Null if it gave coins. */
    itemId: text('item_id'),
    coins: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);
