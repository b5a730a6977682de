import { roles } from '@atalaya/core/auth/roles';
import { oppositionTypes, tiers } from '@atalaya/core/auth/user';
import type { TextSize } from '@atalaya/core/platform/text/text-size';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';

export const user = pgTable(
  'user',
  {
    id: uuid().primaryKey(),
    /** Stored in lower case, so that the unique index ignores case. */
    email: text().notNull(),
    username: text().notNull(),
    displayName: text('display_name'),
    passwordHash: text('password_hash').notNull(),
    avatar: text(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Of the staff (core/auth/roles.ts). */
    roles: text({ enum: roles }).array().notNull().default([]),
    oppositionType: text('opposition_type', { enum: oppositionTypes }),
    /** The tier of a paid plan, while one is active. */
    planTier: text('plan_tier', { enum: tiers }),
    trialEndsAt: timestamptz('trial_ends_at'),
    /** Null only in the demo, which sends no email; elsewhere the user is created on confirmation. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    termsAcceptedAt: timestamptz('terms_accepted_at'),
    examDate: date('exam_date'),
    studyMinutes: integer('study_minutes'),
    /** In percent; null if never chosen. */
    textSize: smallint('text_size').$type<TextSize>(),
    /** Encrypted; not in use until `totpConfirmedAt` is set. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: timestamptz('totp_confirmed_at'),
    /** The 30-second step of the last accepted code, so that a code works once. */
    totpLastStep: integer('totp_last_step'),
    /** Hashes of the unused recovery codes. */
    recoveryCodes: jsonb('recovery_codes').$type<string[]>(),
    /** The account is deleted fourteen days after this. */
    deletionRequestedAt: timestamptz('deletion_requested_at'),
    /** A suspended account keeps everything but cannot sign in. */
    suspendedAt: timestamptz('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** Created by an admin or an API key; the invitation email asks for a password. */
    invitedAt: timestamptz('invited_at'),
    /** Until then no device can be replaced, because there were too many replacements. */
    devicesFixedUntil: timestamptz('devices_fixed_until'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_email').on(table.email),
    uniqueIndex('user_username').on(sql`lower(${table.username})`),
    // The newest first, as the admin lists them.
    index('user_created').on(table.createdAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('user_staff').on(table.username).where(sql`${table.isAdmin} or ${table.roles} <> '{}'`),
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
    /** When the password and the second factor were last given. */
    confirmedAt: timestamptz('confirmed_at'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [uniqueIndex('session_token_hash').on(table.tokenHash), index('session_user').on(table.userId)],
);

/** A pending sign-up. It becomes a user when the link in its email is opened, and reserves nothing before. */
export const registration = pgTable(
  'registration',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    username: text().notNull(),
    displayName: text('display_name'),
    passwordHash: text('password_hash').notNull(),
    /** The hash of a cookie: only there does the password count, because an address can be anybody's. */
    browserHash: text('browser_hash'),
    oppositionType: text('opposition_type', { enum: oppositionTypes }),
    termsAcceptedAt: timestamptz('terms_accepted_at').notNull(),
    /** SHA-256 of the token in the email; null until it is sent. */
    tokenHash: text('token_hash'),
    /** Set on confirmation. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('registration_token_hash').on(table.tokenHash),
    index('registration_email').on(table.email, table.createdAt),
    index('registration_user').on(table.userId),
  ],
);

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

/** Consecutive failures. The key is a keyed hash of the account, IP address or device, so no personal data is stored. */
export const signInThrottle = pgTable('sign_in_throttle', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: timestamptz('last_failure_at'),
  waitUntil: timestamptz('wait_until'),
});

/** Browsers that have signed in to an account before; other people's failures do not throttle them. */
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
