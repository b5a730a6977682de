import { deliveryStates, outgoingEvents } from '@atalaya/core/checkout/outgoing/outgoing';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../platform/columns';

export const webhookTarget = pgTable('webhook_target', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  events: text({ enum: outgoingEvents }).array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Encrypted: it signs every delivery, so a hash would not do. */
  secret: text().notNull(),
  start: text().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** The body has ids and amounts, and nothing about a person. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid().primaryKey(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => webhookTarget.id, { onDelete: 'cascade' }),
    event: text({ enum: outgoingEvents }).notNull(),
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    status: integer(),
    fault: text(),
    createdAt: timestamptz('created_at').notNull(),
    nextAt: timestamptz('next_at'),
  },
  (table) => [
    index('webhook_delivery_target').on(table.targetId, table.id),
    index('webhook_delivery_created').on(table.createdAt),
  ],
);
