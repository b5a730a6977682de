import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../auth/auth.tables';
import { timestamptz } from '../../platform/columns';

// Tables of the simulated provider (demo mode). Only simulated*.ts reads them; the rest goes through the provider.

/** The payment page of an order. */
export const simulatedPayment = pgTable(
  'simulated_payment',
  {
    id: text().primaryKey(),
    orderId: uuid('order_id').notNull(),
    cents: integer().notNull(),
    description: text().notNull(),
    /** Months per period, if the payment starts a subscription. */
    months: integer(),
    /** Price of later periods. */
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
  /** Whether the next charges are declined. */
  cardFails: boolean('card_fails').notNull(),
  attempts: integer().notNull(),
  nextAttemptAt: timestamptz('next_attempt_at'),
});

/** Charges of the provider. */
export const simulatedCharge = pgTable(
  'simulated_charge',
  {
    id: text().primaryKey(),
    orderId: uuid('order_id'),
    subscriptionId: text('subscription_id'),
    cents: integer().notNull(),
    /** Only for renewals. */
    periodStart: timestamptz('period_start'),
    periodEnd: timestamptz('period_end'),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('simulated_charge_order').on(table.orderId)],
);

export const simulatedRefund = pgTable(
  'simulated_refund',
  {
    id: text().primaryKey(),
    chargeId: text('charge_id').notNull(),
    cents: integer().notNull(),
    requestId: uuid('request_id'),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('simulated_refund_charge').on(table.chargeId)],
);

/** Webhook events to deliver. */
export const simulatedEvent = pgTable(
  'simulated_notice',
  {
    id: text().primaryKey(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    sendAt: timestamptz('send_at').notNull(),
    /** Simulates an event that never arrives. */
    isLost: boolean('is_lost').notNull(),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [index('simulated_notice_due').on(table.sendAt)],
);

/** Users for whom the provider is down. */
export const simulatedOutage = pgTable('simulated_outage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
});
