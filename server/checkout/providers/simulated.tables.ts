import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

// The simulated provider's own house (demo mode). Only simulated.*.ts looks in here, as nobody looks into a bank.

/** A payment page that was opened for an order. */
export const simulatedPayment = pgTable(
  'simulated_payment',
  {
    id: text().primaryKey(),
    orderId: uuid('order_id').notNull(),
    cents: integer().notNull(),
    description: text().notNull(),
    /** Months of each period, where it begins a subscription. */
    months: integer(),
    /** The price of the periods to come. */
    periodCents: integer('period_cents'),
    subscriptionId: text('subscription_id'),
    state: text({ enum: ['open', 'second-step', 'paid', 'expired'] }).notNull(),
    failure: text(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('simulated_payment_order').on(table.orderId)],
);

export const simulatedSubscription = pgTable('simulated_subscription', {
  id: text().primaryKey(),
  months: integer().notNull(),
  periodCents: integer('period_cents').notNull(),
  balanceCents: integer('balance_cents').notNull(),
  periodStart: timestamptz('period_start').notNull(),
  periodEnd: timestamptz('period_end').notNull(),
  anchorDay: integer('anchor_day').notNull(),
  endsAtPeriodEnd: boolean('ends_at_period_end').notNull(),
  state: text({ enum: ['active', 'past-due', 'ended'] }).notNull(),
  /** Whether the card says no from now on. */
  cardFails: boolean('card_fails').notNull(),
  attempts: integer().notNull(),
  nextAttemptAt: timestamptz('next_attempt_at'),
});

/** The provider's book: money that it took and gave back. */
export const simulatedCharge = pgTable(
  'simulated_charge',
  {
    id: text().primaryKey(),
    orderId: uuid('order_id'),
    subscriptionId: text('subscription_id'),
    cents: integer().notNull(),
    /** The period that a renewal paid. */
    periodStart: timestamptz('period_start'),
    periodEnd: timestamptz('period_end'),
    refundId: text('refund_id'),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('simulated_charge_order').on(table.orderId)],
);

/** Notices on their way. */
export const simulatedNotice = pgTable(
  'simulated_notice',
  {
    id: text().primaryKey(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    sendAt: timestamptz('send_at').notNull(),
    /** A lost one is never sent. */
    isLost: boolean('is_lost').notNull(),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [index('simulated_notice_due').on(table.sendAt)],
);

/** For whom the provider is down. */
export const simulatedOutage = pgTable('simulated_outage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
});
