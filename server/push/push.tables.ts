import { notificationKinds } from '@atalaya/core/profile/notifications';
import { audiences, campaignStates, deliveryStates } from '@atalaya/core/push/campaign';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { session, user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The VAPID key pair, created once per installation. */
export const pushKeys = pgTable('push_keys', {
  id: text().primaryKey().default('only'),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** Deleted with its session, so that a signed-out browser gets no messages. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    deviceName: text('device_name').notNull(),
    isPwaInstalled: boolean('is_pwa_installed').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastSentAt: timestamptz('last_sent_at'),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    index('push_subscription_user').on(table.userId),
    index('push_subscription_session').on(table.sessionId),
  ],
);

/** A user's own quiet hours; without a row, those of core/push/quiet-hours.ts. */
export const quietHours = pgTable('quiet_hours', {
  userId: ownerId().primaryKey(),
  on: boolean().notNull(),
  from: text().notNull(),
  to: text().notNull(),
});

/** Listed by the bell. A newer notification with the same `tag` replaces the older one. */
export const notification = pgTable(
  'notice',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    url: text().notNull(),
    tag: text().notNull(),
    /** The account that it tells the user about: it is erased with that account. */
    about: uuid(),
    createdAt: timestamptz('created_at').notNull(),
    readAt: timestamptz('read_at'),
  },
  (table) => [
    uniqueIndex('notice_user_tag').on(table.userId, table.tag),
    index('notice_user_created').on(table.userId, table.createdAt),
    index('notice_about').on(table.about).where(sql`${table.about} is not null`),
    index('notice_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

export const pushCampaign = pgTable(
  'push_campaign',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    url: text().notNull(),
    audience: text({ enum: audiences }).notNull(),
    state: text({ enum: campaignStates }).notNull(),
    /** Not a foreign key: the campaign is kept when its author's account is deleted. */
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    finishedAt: timestamptz('finished_at'),
  },
  (table) => [index('push_campaign_created').on(table.createdAt)],
);

/** Not a foreign key to the subscription: the statistics are kept when it is deleted. */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => pushCampaign.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id').notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    /** The end of the quiet hours, or the next retry. */
    notBefore: timestamptz('not_before').notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.subscriptionId] }),
    index('push_delivery_next').on(table.campaignId, table.state, table.notBefore),
  ],
);
