import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const user = pgTable(
  'user',
  {
    id: uuid().primaryKey(),
    /** Kept in lower case: an address is one person's, however it is typed. */
    email: text().notNull(),
    username: text().notNull(),
    displayName: text('display_name'),
    passwordHash: text('password_hash').notNull(),
    avatar: text(),
    isAdmin: boolean('is_admin').notNull().default(false),
    oppositionType: text('opposition_type', {
      enum: ['policia_nacional', 'policia_local', 'guardia_civil', 'plus', 'basico', 'demo'],
    }),
    /** The tier of a paid plan, while one is active. */
    planTier: text('plan_tier', { enum: ['demo', 'basico', 'plus', 'elite'] }),
    trialEndsAt: moment('trial_ends_at'),
    emailConfirmedAt: moment('email_confirmed_at'),
    examDate: date('exam_date'),
    studyMinutes: integer('study_minutes'),
    /** The second factor's secret, sealed with the server's own; it counts once confirmed. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** Hashes of the recovery codes that are still good. */
    recoveryCodes: jsonb('recovery_codes').$type<string[]>(),
    /** Set when the user asks to be deleted; fourteen days later it happens. */
    deletionRequestedAt: moment('deletion_requested_at'),
    /** An account that swapped devices too often keeps to its two registered ones until then. */
    devicesFixedUntil: moment('devices_fixed_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_email').on(table.email),
    uniqueIndex('user_username').on(sql`lower(${table.username})`),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie, in hex. */
    tokenHash: text('token_hash').notNull(),
    /** The device (server/devices) that signed in; closing it ends its sessions. */
    deviceId: text('device_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('session_token_hash').on(table.tokenHash), index('session_user').on(table.userId)],
);
