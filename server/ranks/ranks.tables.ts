import { awardKinds } from '@atalaya/core/ranks/celebrations';
import { fields, frames, metals, ribbons, shapes, symbols } from '@atalaya/core/ranks/drawing';
import type { Measure, Measured } from '@atalaya/core/ranks/measures';
import { nameForms } from '@atalaya/core/ranks/ranks';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

/** The ranks, from content/ranks. A rank that is switched off or deleted keeps its row: users may hold it. */
export const rank = pgTable('rank', {
  id: text().primaryKey(),
  name: text().notNull(),
  feminine: text().notNull(),
  masculine: text().notNull(),
  order: integer().notNull(),
  hours: integer().notNull(),
  accuracy: smallint().notNull(),
  topics: smallint().notNull(),
  mocks: smallint().notNull(),
  frame: text({ enum: frames }).notNull(),
  field: text({ enum: fields }).notNull(),
  chevrons: smallint().notNull(),
  rays: smallint().notNull(),
  ...contentColumns(),
});

export const medal = pgTable('medal', {
  id: text().primaryKey(),
  name: text().notNull(),
  text: text().notNull(),
  order: integer().notNull(),
  measure: text().$type<Measure>().notNull(),
  parameter: text(),
  threshold: doublePrecision().notNull(),
  ribbon: text({ enum: ribbons }).notNull(),
  shape: text({ enum: shapes }).notNull(),
  metal: text({ enum: metals }).notNull(),
  symbol: text({ enum: symbols }).notNull(),
  figure: text(),
  ...contentColumns(),
});

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** What a user has reached, once and for ever: no change of a criterion deletes a row. */
export const rankAward = pgTable(
  'rank_award',
  {
    userId: owner(),
    kind: text({ enum: awardKinds }).notNull(),
    /** The id of the rank, medal or mock, the number of the topic, the days of the streak. */
    awardId: text('award_id').notNull(),
    awardedAt: timestamptz('awarded_at').notNull(),
    /** When its celebration was closed, on any device. */
    seenAt: timestamptz('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.awardId] }),
    index('rank_award_held').on(table.kind, table.awardId),
  ],
);

/** A user's measures as last computed, and the version of what they were computed from. */
export const rankMeasure = pgTable('rank_measure', {
  userId: owner().primaryKey(),
  version: text().notNull(),
  /** study_change.count of that computation, to find the users who have studied since. */
  changes: integer().notNull(),
  measured: jsonb().$type<Measured>().notNull(),
});

export const serviceRecord = pgTable(
  'service_record',
  {
    userId: owner().primaryKey(),
    serial: serial().notNull(),
    form: text({ enum: nameForms }).notNull().default('neutral'),
    /** The secret part of the link; null while it is not shared. A withdrawn one is never used again. */
    token: text(),
    showsRank: boolean('shows_rank').notNull().default(true),
    showsHours: boolean('shows_hours').notNull().default(true),
    showsScores: boolean('shows_marks').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('service_record_token').on(table.token)],
);
