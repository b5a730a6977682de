import { entryKinds } from '@atalaya/core/ambassadors/ambassadors';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

export const ambassador = pgTable(
  'ambassador',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    percent: integer().notNull(),
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [uniqueIndex('ambassador_code').on(table.code)],
);

/** The last invitation of each user. */
export const referral = pgTable(
  'referral',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    ambassadorId: uuid('ambassador_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    invitedAt: timestamptz('invited_at').notNull(),
  },
  (table) => [index('referral_ambassador').on(table.ambassadorId)],
);

/** Append-only; the balance is the sum of `cents`. */
export const commissionEntry = pgTable(
  'commission_entry',
  {
    id: uuid().primaryKey(),
    ambassadorId: uuid('ambassador_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({ enum: entryKinds }).notNull(),
    /** Negative for refunds and payouts. */
    cents: integer().notNull(),
    /** The order that earned it; never shown to the ambassador. */
    purchaseId: uuid('purchase_id'),
    note: text(),
    /** The refund that reversed it; several refunds of one order are several entries. */
    refundRef: text('refund_ref').notNull().default(''),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    uniqueIndex('commission_entry_once').on(table.purchaseId, table.kind, table.refundRef),
    index('commission_entry_ambassador').on(table.ambassadorId, table.at),
  ],
);
