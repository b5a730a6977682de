import { oppositionTypes, tiers } from '@atalaya/core/auth/user';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

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
    oppositionType: text('opposition_type', { enum: oppositionTypes }),
    /** The tier of a paid plan, while one is active. */
    planTier: text('plan_tier', { enum: tiers }),
    trialEndsAt: timestamptz('trial_ends_at'),
    /** Null only in the demo, whose letters never leave: elsewhere the confirmation makes the user. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    termsAcceptedAt: timestamptz('terms_accepted_at'),
    examDate: date('exam_date'),
    studyMinutes: integer('study_minutes'),
    /** The second factor's secret, sealed with the server's own; it counts once confirmed. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: timestamptz('totp_confirmed_at'),
    /** The 30-second step of the last code that was taken: a code is good once. */
    totpLastStep: integer('totp_last_step'),
    /** Hashes of the recovery codes that are still good. */
    recoveryCodes: jsonb('recovery_codes').$type<string[]>(),
    /** Set when the user asks to be deleted; fourteen days later it happens. */
    deletionRequestedAt: timestamptz('deletion_requested_at'),
    /** An account that swapped devices too often keeps to its two registered ones until then. */
    devicesFixedUntil: timestamptz('devices_fixed_until'),
    createdAt: timestamptz('created_at').notNull(),
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
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [uniqueIndex('session_token_hash').on(table.tokenHash), index('session_user').on(table.userId)],
);

/** Someone asked for an account. It becomes a user when the link in its letter comes back; until then it holds nothing. */
export const registration = pgTable(
  'registration',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    username: text().notNull(),
    displayName: text('display_name'),
    passwordHash: text('password_hash').notNull(),
    oppositionType: text('opposition_type', { enum: oppositionTypes }),
    termsAcceptedAt: timestamptz('terms_accepted_at').notNull(),
    /** SHA-256 of the token in the letter; null until the letter is written. */
    tokenHash: text('token_hash'),
    /** The user it became. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('registration_token_hash').on(table.tokenHash),
    index('registration_email').on(table.email, table.createdAt),
  ],
);

/** Links for a new password. */
export const passwordToken = pgTable(
  'password_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('password_token_user').on(table.userId)],
);

/** Failures in a row, by a keyed hash of what they were against (an account, an address, a device): no names, no IPs. */
export const signInThrottle = pgTable('sign_in_throttle', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: timestamptz('last_failure_at'),
  waitUntil: timestamptz('wait_until'),
});

/** Browsers that have signed in to an account before. Strangers' failures do not slow them down. */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    lastSignInAt: timestamptz('last_sign_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);
