import { boolean, index, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Every consent answer, kept as proof. The latest of each kind counts. */
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

/** A browser's hardware and software description, referenced by events. */
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

/** Page views, and named actions. */
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
    /** The device (server/devices) of the event. */
    deviceId: text('device_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    components: jsonb().notNull(),
    score: real().notNull(),
    comment: text().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId] }), index('fingerprint_age').on(table.at)],
);
