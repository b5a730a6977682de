import { blockers, type Mood, moods, scopes } from '@atalaya/core/coaching/coaching';
import type { CountedGoal } from '@atalaya/core/coaching/goals';
import type { TemplateWeek } from '@atalaya/core/coaching/templates';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { timestamptz } from '../platform/columns';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The coach behind a row of a candidate. No foreign key: the row stays when that account is erased. */
const coachId = () => uuid('coach_id');

export const coach = pgTable('coach', {
  userId: owner().primaryKey(),
  capacity: smallint().notNull(),
  /** As candidates read it: «Lunes a jueves, de 17 a 20 h». */
  hours: text().notNull(),
  intro: text().notNull().default(''),
  /** Gets new candidates. */
  isAvailable: boolean('is_available').notNull().default(true),
  createdAt: timestamptz('created_at').notNull(),
});

/** The place of a candidate. It stays after Elite, with `endedAt`, so that the history can be read. */
export const coaching = pgTable(
  'coaching',
  {
    userId: owner().primaryKey(),
    /** Null until somebody has a free place. */
    coachId: coachId(),
    assignedAt: timestamptz('assigned_at'),
    startedAt: timestamptz('started_at').notNull(),
    endedAt: timestamptz('ended_at'),
    /** What the coach may see. */
    scopes: text({ enum: scopes }).array().notNull().default([]),
    scopesAt: timestamptz('scopes_at'),
  },
  (table) => [
    index('coaching_coach').on(table.coachId).where(sql`${table.endedAt} is null`),
    index('coaching_open').on(table.startedAt).where(sql`${table.endedAt} is null`),
  ],
);

export const coachingQuestionnaire = pgTable('coaching_questionnaire', {
  userId: owner().primaryKey(),
  situation: text().notNull(),
  weeklyHours: smallint('weekly_hours').notNull(),
  examDate: date('exam_date'),
  fears: text().notNull(),
  attempts: text().notNull(),
  savedAt: timestamptz('saved_at').notNull(),
});

/** A week of the plan. `done` of each goal is counted from study events, by the page and by a job. */
export const coachingWeek = pgTable(
  'coaching_week',
  {
    userId: owner(),
    monday: date().notNull(),
    note: text().notNull(),
    goals: jsonb().$type<CountedGoal[]>().notNull(),
    countedAt: timestamptz('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.monday] }),
    index('coaching_week_monday').on(table.monday),
  ],
);

/** Written by the candidate, or left empty by the job that found the week missed. */
export const coachingCheckIn = pgTable(
  'coaching_check_in',
  {
    userId: owner(),
    monday: date().notNull(),
    went: text().notNull().default(''),
    hard: text().notNull().default(''),
    next: text().notNull().default(''),
    mood: text({ enum: moods }).$type<Mood>(),
    blockers: text({ enum: blockers }).array().notNull().default([]),
    writtenAt: timestamptz('written_at'),
    missedAt: timestamptz('missed_at'),
    /** Who is to answer, for the response times. */
    coachId: coachId(),
    reply: text().notNull().default(''),
    repliedAt: timestamptz('replied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.monday] }),
    index('coaching_check_in_coach').on(table.coachId, table.monday),
  ],
);

export const coachingNote = pgTable(
  'coaching_note',
  {
    id: uuid().primaryKey(),
    /** The candidate. */
    userId: owner(),
    authorId: uuid('author_id').notNull(),
    isPrivate: boolean('is_private').notNull(),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('coaching_note_user').on(table.userId, table.id)],
);

export const coachingTemplate = pgTable(
  'coaching_template',
  {
    id: uuid().primaryKey(),
    /** The coach. */
    userId: owner(),
    name: text().notNull(),
    weeks: jsonb().$type<TemplateWeek[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('coaching_template_user').on(table.userId, table.id)],
);

/** The waiting list in the order of `joinedAt`. An offer is a place kept until `offerEndsAt`, or declined earlier. */
export const coachingWait = pgTable(
  'coaching_wait',
  {
    userId: owner().primaryKey(),
    joinedAt: timestamptz('joined_at').notNull(),
    offeredAt: timestamptz('offered_at'),
    offerEndsAt: timestamptz('offer_ends_at'),
    /** The offer was declined or has run out. The row stays, out of the list, until its user may join again. */
    missedAt: timestamptz('missed_at'),
  },
  (table) => [index('coaching_wait_order').on(table.joinedAt, table.userId)],
);

/** Asked once for each month of coaching. */
export const coachingRating = pgTable(
  'coaching_rating',
  {
    userId: owner(),
    month: smallint().notNull(),
    coachId: coachId(),
    askedAt: timestamptz('asked_at').notNull(),
    score: smallint(),
    text: text().notNull().default(''),
    ratedAt: timestamptz('rated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index('coaching_rating_coach').on(table.coachId, table.ratedAt),
  ],
);
