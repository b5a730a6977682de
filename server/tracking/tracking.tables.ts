import { boolean, index, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Every answer that was given, for good: consent has to be proven. The last one of a kind counts. */
export const consent = pgTable(
  'consent',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    kind: text({ enum: ['analytics', 'fingerprint'] }).notNull(),
    granted: boolean().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('consent_user').on(table.userId, table.kind, table.at)],
);

/** A machine as its browser described it; events point at it instead of repeating it. */
export const trackedMachine = pgTable(
  'tracked_machine',
  {
    userId: owner(),
    /** Hash of `info`. */
    hash: text().notNull(),
    info: jsonb().notNull(),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('tracked_machine_age').on(table.lastSeenAt),
  ],
);

/** Page views, and actions, which have a name. */
export const trackedEvent = pgTable(
  'tracked_event',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    page: text().notNull(),
    action: text(),
    details: jsonb(),
    machineHash: text('machine_hash'),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('tracked_event_user').on(table.userId, table.at),
    index('tracked_event_age').on(table.at),
  ],
);

export const fingerprint = pgTable(
  'fingerprint',
  {
    userId: owner(),
    /** The device (server/devices) that it was taken on. */
    deviceId: text('device_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    components: jsonb().notNull(),
    score: real().notNull(),
    comment: text().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] }), index('fingerprint_age').on(table.at)],
);
