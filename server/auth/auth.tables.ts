import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('session_token_hash').on(table.tokenHash), index('session_user').on(table.userId)],
);
