import { couponKinds, couponScopes } from '@atalaya/core/checkout/coupon';
import { orderKinds, orderStates } from '@atalaya/core/checkout/order';
import { refundStates } from '@atalaya/core/checkout/refund';
import { subscriptionStates } from '@atalaya/core/checkout/subscription';
import { billings, planIds } from '@atalaya/core/store/plans';
import type { ProductContents } from '@atalaya/core/store/product';
import { sql } from 'drizzle-orm';
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

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An order, stored when the payment starts. Not called `order`, which is an SQL keyword. */
export const purchase = pgTable(
  'purchase',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    kind: text({ enum: orderKinds }).notNull(),
    state: text({ enum: orderStates }).notNull(),
    provider: text().notNull(),
    /** The provider's id of the payment page, and its URL. */
    providerRef: text('provider_ref'),
    payUrl: text('pay_url'),
    /** The provider's id of the payment. */
    paymentRef: text('payment_ref'),
    plan: text({ enum: planIds }),
    billing: text({ enum: billings }),
    subscriptionId: uuid('subscription_id'),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    /** The unused part of the previous period, deducted from a plan change. */
    creditCents: integer('credit_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    couponId: text('coupon_id'),
    /** Hash of the lines and the price: an identical request reuses the pending payment. */
    fingerprint: text().notNull(),
    failure: text(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Until then a limited place of the plan is kept for this payment (places.ts). */
    placeHeldUntil: timestamptz('place_held_until'),
    paidAt: timestamptz('paid_at'),
    /** The sum of its refunds; the order stays paid until it reaches the total. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundedAt: timestamptz('refunded_at'),
    /** Set by the refund of the whole amount, or by a partial one with which an admin withdrew the access. */
    accessEndedAt: timestamptz('access_ended_at'),
  },
  (table) => [
    index('purchase_user').on(table.userId, table.createdAt),
    index('purchase_waiting').on(table.state, table.expiresAt),
    index('purchase_subscription').on(table.subscriptionId),
    index('purchase_paid').on(table.paidAt, table.id),
    // With two pending payments of one kind a buyer could pay twice.
    uniqueIndex('purchase_one_pending').on(table.userId, table.kind).where(sql`${table.state} = 'pending'`),
  ],
);

/** A copy of the product at the time of purchase. */
export const purchaseLine = pgTable(
  'purchase_line',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    /** The owner again, so that the rows of a user can live together on one shard. */
    userId: uuid('user_id'),
    position: integer().notNull(),
    productId: text('product_id'),
    name: text().notNull(),
    unitCents: integer('unit_cents').notNull(),
    quantity: integer().notNull(),
    discountCents: integer('discount_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    contents: jsonb().$type<ProductContents>(),
    isRecurring: boolean('is_recurring').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.position] })],
);

/** A refund that we asked the provider for; its id is the idempotency key of that call. */
export const refundRequest = pgTable(
  'refund_request',
  {
    id: uuid().primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    /** The owner again, so that the rows of a user can live together on one shard. */
    userId: uuid('user_id'),
    cents: integer().notNull(),
    /** Printed on the credit note (RD 1619/2012, art. 15.5). */
    reason: text().notNull(),
    endsAccess: boolean('ends_access').notNull(),
    state: text({ enum: refundStates }).notNull(),
    requestedAt: timestamptz('requested_at').notNull(),
  },
  (table) => [index('refund_request_purchase').on(table.purchaseId)],
);

/**
 * Every charge and refund, once, by the provider's id. Append-only. The law requires that it outlives the account (Código
 * de Comercio, art. 30), so it has no personal data.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: uuid().primaryKey(),
    purchaseId: uuid('purchase_id').notNull(),
    kind: text({ enum: ['charge', 'refund'] }).notNull(),
    provider: text().notNull(),
    /** The charge's own id, or the id of the refunded charge. */
    paymentRef: text('payment_ref').notNull(),
    /** The id of this charge or refund. */
    ref: text().notNull(),
    cents: integer().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_ref').on(table.provider, table.ref),
    index('ledger_entry_purchase').on(table.purchaseId),
    index('ledger_entry_at').on(table.at),
    index('ledger_entry_payment').on(table.provider, table.paymentRef),
  ],
);

/** Processed webhook events, so that a repeated one is ignored. */
export const paymentEvent = pgTable(
  'payment_notice',
  {
    provider: text().notNull(),
    id: text().notNull(),
    type: text().notNull(),
    outcome: text().notNull(),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const subscription = pgTable(
  'subscription',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    plan: text({ enum: planIds }).notNull(),
    billing: text({ enum: billings }).notNull(),
    state: text({ enum: subscriptionStates }).notNull(),
    provider: text().notNull(),
    providerRef: text('provider_ref').notNull(),
    periodStart: timestamptz('period_start').notNull(),
    periodEnd: timestamptz('period_end').notNull(),
    /** What the user agreed to pay per period. Empty in rows of versions from before it: they sold at the defaults. */
    priceCents: integer('price_cents'),
    paidCents: integer('paid_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    graceUntil: timestamptz('grace_until'),
    startedAt: timestamptz('started_at').notNull(),
    /** Start of uninterrupted Elite, for the guarantee. */
    eliteSince: timestamptz('elite_since'),
    guaranteeClaimedAt: timestamptz('guarantee_claimed_at'),
    guaranteeText: text('guarantee_text'),
    /** End of the last period whose renewal was announced by email. */
    announcedFor: timestamptz('announced_for'),
    endedAt: timestamptz('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    uniqueIndex('subscription_ref').on(table.provider, table.providerRef),
    uniqueIndex('subscription_one').on(table.userId).where(sql`${table.state} <> 'ended'`),
    index('subscription_due').on(table.state, table.periodEnd),
    index('subscription_user').on(table.userId),
    index('subscription_started').on(table.startedAt),
    index('subscription_ended').on(table.endedAt),
  ],
);

/** A copy of all its data: it must be kept for six years, even if the account is deleted. */
export const invoice = pgTable(
  'invoice',
  {
    number: text().primaryKey(),
    series: text({ enum: ['A', 'R'] }).notNull(),
    year: integer().notNull(),
    serial: integer().notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    /** The invoice that a credit note corrects. */
    corrects: text(),
    issuedAt: timestamptz('issued_at').notNull(),
    buyer: jsonb().$type<{ name: string; email: string }>().notNull(),
    lines: jsonb()
      .$type<
        { name: string; quantity: number; unitCents: number; discountCents: number; totalCents: number }[]
      >()
      .notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Stored, because the VAT of partial credit notes must add up to that of the invoice. */
    vatCents: integer('vat_cents').notNull(),
    /** Why a credit note was issued. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('invoice_serial').on(table.series, table.year, table.serial),
    // One invoice per order, but a credit note for each of its refunds.
    uniqueIndex('invoice_one').on(table.purchaseId).where(sql`${table.series} = 'A'`),
    index('invoice_purchase').on(table.purchaseId),
    index('invoice_issued').on(table.issuedAt, table.number),
  ],
);

/** The last number of a series, incremented in the transaction of the invoice so that there are no gaps. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

export const coupon = pgTable(
  'coupon',
  {
    id: text().primaryKey(),
    /** Upper case. */
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    value: integer().notNull(),
    scope: text({ enum: couponScopes }).notNull(),
    minCents: integer('min_cents').notNull(),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    maxUses: integer('max_uses'),
    uses: integer().notNull().default(0),
    maxPerUser: integer('max_per_user'),
    /** Set for a personal coupon. */
    ownerId: uuid('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    note: text(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex('coupon_code').on(table.code), index('coupon_owner').on(table.ownerId)],
);

/** A use is claimed when the payment starts and released if it fails or is refunded. */
export const couponUse = pgTable(
  'coupon_use',
  {
    purchaseId: uuid('purchase_id')
      .primaryKey()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    couponId: text('coupon_id').notNull(),
    userId: userId(),
    takenAt: timestamptz('taken_at').notNull(),
    givenBackAt: timestamptz('given_back_at'),
  },
  (table) => [
    index('coupon_use_coupon').on(table.couponId, table.userId),
    index('coupon_use_user').on(table.userId),
  ],
);
