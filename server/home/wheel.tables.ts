import { prizeIds } from '@atalaya/core/home/wheel';
import { date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

/** The daily spin of the fortune wheel, of an account or of a guest browser until an account takes it over. */
export const wheelSpin = pgTable(
  'wheel_spin',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Hash of the guest cookie; null for a spin made while signed in. */
    guestId: text('guest_id'),
    /** The date in Spain. */
    day: date().notNull(),
    segment: smallint().notNull(),
    prize: text({ enum: prizeIds }).notNull(),
    code: text().notNull().unique(),
    spunAt: timestamptz('spun_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    redeemedAt: timestamptz('redeemed_at'),
  },
  (table) => [
    unique('wheel_spin_user_day').on(table.userId, table.day),
    unique('wheel_spin_guest_day').on(table.guestId, table.day),
    index('wheel_spin_expiry').on(table.expiresAt),
  ],
);
