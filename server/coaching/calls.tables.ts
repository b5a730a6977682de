import { callStates } from '@atalaya/core/coaching/slots';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An hour that a coach offers. */
export const coachingSlot = pgTable(
  'coaching_slot',
  {
    id: uuid().primaryKey(),
    coachId: person('coach_id'),
    startsAt: timestamptz('starts_at').notNull(),
    minutes: smallint().notNull(),
  },
  (table) => [uniqueIndex('coaching_slot_once').on(table.coachId, table.startsAt)],
);

/** The two unique indexes settle races: a slot is booked once, and a candidate has one call ahead. */
export const coachingCall = pgTable(
  'coaching_call',
  {
    id: uuid().primaryKey(),
    userId: person('user_id'),
    coachId: uuid('coach_id').notNull(),
    slotId: uuid('slot_id').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    minutes: smallint().notNull(),
    state: text({ enum: callStates }).notNull(),
    roomId: uuid('room_id').notNull(),
    /** Raised by each change, for the calendars that hold the event. */
    sequence: smallint().notNull().default(0),
    dayNoticeAt: timestamptz('day_notice_at'),
    soonNoticeAt: timestamptz('soon_notice_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coaching_call_slot').on(table.slotId).where(sql`${table.state} <> 'cancelled'`),
    uniqueIndex('coaching_call_ahead').on(table.userId).where(sql`${table.state} = 'booked'`),
    index('coaching_call_user').on(table.userId, table.startsAt),
    index('coaching_call_coach').on(table.coachId, table.startsAt).where(sql`${table.state} = 'booked'`),
    index('coaching_call_next').on(table.startsAt).where(sql`${table.state} = 'booked'`),
  ],
);
