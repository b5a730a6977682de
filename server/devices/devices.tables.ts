import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { session, user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** A browser as one account knows it: two people who share a computer are two rows. */
export const device = pgTable(
  'device',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Hash of the random value in the browser's cookie (device-cookie.ts). */
    id: text().notNull(),
    /** The session that it holds. Whatever ends a session, a sign-out or a new password, leaves its device without one. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'set null' }),
    browser: text().notNull(),
    operatingSystem: text('operating_system').notNull(),
    kind: text({ enum: ['desktop', 'laptop', 'mobile', 'tablet'] }).notNull(),
    ipAddress: text('ip_address').notNull(),
    fingerprintId: text('fingerprint_id'),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    /** Places are given in this order (core/devices/devices.ts); written by `admit` alone. */
    activeSince: timestamptz('active_since'),
    endedAt: timestamptz('ended_at'),
    /** Without a place when places were last given: its next request looks at the other devices again. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    /** The account's `devices_fixed_until`, repeated on the two devices it is fixed to: a poll then reads one table. */
    fixedUntil: timestamptz('fixed_until'),
    /** Blocked by an admin: nobody can sign in to this account from it. */
    blockedAt: timestamptz('blocked_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('device_session').on(table.sessionId)],
);

/** Each time that one device took the place of another because there was none free. */
export const deviceReplacement = pgTable(
  'device_replacement',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    replacedId: text('replaced_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [index('device_replacement_user').on(table.userId, table.at)],
);
