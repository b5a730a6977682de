import type { RoundChoice } from '@atalaya/core/voice-rooms/rounds';
import { memberStates, roomKinds, roomTransports } from '@atalaya/core/voice-rooms/voice-rooms';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const userId = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const voiceRoom = pgTable(
  'voice_room',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: roomKinds }).notNull(),
    transport: text({ enum: roomTransports }).notNull(),
    seats: smallint().notNull(),
    topic: text().notNull(),
    hostId: userId('host_id'),
    /** Counts the changes of members, so that a page keeps the newest of two lists. */
    revision: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    /** The announced hour; that of opening if there was none. */
    startsAt: timestamptz('starts_at').notNull(),
    emptySince: timestamptz('empty_since'),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [
    index('voice_room_open').on(table.startsAt, table.id).where(sql`${table.closedAt} is null`),
    index('voice_room_host').on(table.hostId, table.createdAt),
    index('voice_room_closed').on(table.closedAt),
  ],
);

const roomId = () =>
  uuid('room_id')
    .notNull()
    .references(() => voiceRoom.id, { onDelete: 'cascade' });

/** Who is in a room, waits for it, or was removed from it. Deleted when the room closes. */
export const voiceMember = pgTable(
  'voice_member',
  {
    id: uuid().primaryKey(),
    roomId: roomId(),
    userId: userId(),
    state: text({ enum: memberStates }).notNull(),
    /** Counts the entries: signalling of an earlier one is refused. */
    epoch: integer().notNull(),
    isMuted: boolean('is_muted').notNull().default(true),
    isSilenced: boolean('is_silenced').notNull().default(false),
    handAt: timestamptz('hand_at'),
    joinedAt: timestamptz('joined_at').notNull(),
    /** When the page was last heard. Survives the node it was connected to. */
    seenAt: timestamptz('seen_at').notNull(),
    waitingSince: timestamptz('waiting_since'),
    /** The stretch of company that counts as study time. */
    studyId: uuid('study_id'),
    studySince: timestamptz('study_since'),
  },
  (table) => [
    uniqueIndex('voice_member_once').on(table.roomId, table.userId),
    index('voice_member_user').on(table.userId),
    index('voice_member_seen').on(table.seenAt).where(sql`${table.state} in ('in', 'waiting')`),
  ],
);

/** Who may enter a private room. */
export const voiceGuest = pgTable('voice_guest', { roomId: roomId(), userId: userId() }, (table) => [
  primaryKey({ columns: [table.roomId, table.userId] }),
  index('voice_guest_user').on(table.userId),
]);

export const voiceReminder = pgTable('voice_reminder', { roomId: roomId(), userId: userId() }, (table) => [
  primaryKey({ columns: [table.roomId, table.userId] }),
  index('voice_reminder_user').on(table.userId),
]);

/** The question that a room answers together: the current one, which the next replaces. Deleted when the room closes. */
export const voiceRound = pgTable('voice_round', {
  roomId: roomId().primaryKey(),
  id: uuid().notNull(),
  /** Counts the questions of the room. */
  number: integer().notNull(),
  questionId: text('question_id').notNull(),
  /** What each member chose, by the id of the member. */
  answers: jsonb().$type<Record<string, RoundChoice>>().notNull(),
  /** Earlier questions of the room, which are not asked again. */
  asked: jsonb().$type<string[]>().notNull(),
  endsAt: timestamptz('ends_at').notNull(),
  /** When the last answer came before the time was over. */
  solvedAt: timestamptz('solved_at'),
});

/** The chat beside the call. Deleted when the room closes. */
export const voiceMessage = pgTable(
  'voice_message',
  {
    id: uuid().primaryKey(),
    roomId: roomId(),
    userId: userId(),
    memberId: uuid('member_id').notNull(),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('voice_message_room').on(table.roomId, table.id),
    index('voice_message_user').on(table.userId, table.createdAt),
  ],
);
