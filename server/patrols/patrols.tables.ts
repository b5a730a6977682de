import { roles, units } from '@atalaya/core/patrols/patrols';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const patrolId = () =>
  uuid('patrol_id')
    .notNull()
    .references(() => patrol.id, { onDelete: 'cascade' });
const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const patrol = pgTable(
  'patrol',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    isOpen: boolean('is_open').notNull(),
    unit: text({ enum: units }).notNull(),
    goal: integer().notNull(),
    /** Counted with the rows of its members, under a lock of this row. */
    members: smallint().notNull(),
    inviteCode: text('invite_code').unique(),
    inviteExpiresAt: timestamptz('invite_expires_at'),
    /** The Monday of the week that is not closed yet. */
    weekFrom: date('week_from').notNull(),
    /** Closed weeks in a row in which nobody studied. */
    idleWeeks: smallint('idle_weeks').notNull().default(0),
    archivedAt: timestamptz('archived_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('patrol_open').on(table.id).where(sql`${table.isOpen} and ${table.archivedAt} is null`),
    index('patrol_week_from').on(table.weekFrom).where(sql`${table.archivedAt} is null`),
  ],
);

/** The key lets a person be in one patrol only. */
export const patrolMember = pgTable(
  'patrol_member',
  {
    userId: person('user_id').primaryKey(),
    patrolId: patrolId(),
    role: text({ enum: roles }).notNull(),
    status: text().notNull().default(''),
    sharesPlan: boolean('shares_plan').notNull().default(false),
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [index('patrol_member_patrol').on(table.patrolId, table.joinedAt)],
);

/** A closed week, in questions, reviews or minutes. */
export const patrolWeek = pgTable(
  'patrol_week',
  {
    patrolId: patrolId(),
    monday: date().notNull(),
    unit: text({ enum: units }).notNull(),
    goal: integer().notNull(),
    total: integer().notNull(),
    members: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.patrolId, table.monday] })],
);

/** A member's part of a closed week. */
export const patrolWeekPart = pgTable(
  'patrol_week_part',
  {
    patrolId: patrolId(),
    monday: date().notNull(),
    userId: person('user_id'),
    total: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patrolId, table.monday, table.userId] }),
    index('patrol_week_part_user').on(table.userId),
  ],
);

export const patrolCheer = pgTable(
  'patrol_cheer',
  {
    fromId: person('from_id'),
    toId: person('to_id'),
    day: date().notNull(),
    patrolId: patrolId(),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId, table.day] }),
    index('patrol_cheer_to').on(table.toId, table.day),
  ],
);

export const patrolMessage = pgTable(
  'patrol_message',
  {
    id: uuid().primaryKey(),
    patrolId: patrolId(),
    userId: person('user_id'),
    /** From the browser: a message that is sent again is the same one. */
    key: uuid().notNull(),
    text: text().notNull(),
    /** Taken out of sight by a moderator. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('patrol_message_newest').on(table.patrolId, table.id),
    index('patrol_message_author').on(table.userId, table.id),
  ],
);
