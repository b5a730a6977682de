import { type BatteryForm, batteryForms, type Section } from '@atalaya/core/psychometrics/battery';
import {
  families,
  itemTypes,
  type Level,
  optionKeys,
  wordTypes,
} from '@atalaya/core/psychometrics/items/item';
import type { WordEntry } from '@atalaya/core/psychometrics/items/words';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

/** Entries of the verbal types, from content/psychometrics. */
export const psychometricEntry = pgTable(
  'psychometric_entry',
  {
    id: text().primaryKey(),
    type: text({ enum: wordTypes }).notNull(),
    level: smallint().$type<Level>().notNull(),
    word: text().notNull(),
    answer: text().notNull(),
    wrong: text().array().notNull(),
    note: text().notNull(),
    ...contentColumns(),
  },
  (table) => [index('psychometric_entry_type').on(table.type, table.level)],
);

/** What an admin decides about each type: whether it is asked, and its weight in the battery. */
export const psychometricType = pgTable('psychometric_type', {
  id: text({ enum: itemTypes }).primaryKey(),
  weight: smallint().notNull(),
  ...contentColumns(),
});

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** What makes an item: the same values give the same item for ever. */
const recipe = () => ({
  type: text({ enum: itemTypes }).notNull(),
  level: smallint().$type<Level>().notNull(),
  seed: integer().notNull(),
  version: smallint().notNull(),
  /** The entry of a verbal item as it was when asked. */
  entry: jsonb().$type<WordEntry>(),
});

export const psychometricPractice = pgTable(
  'psychometric_practice',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    ...recipe(),
    key: text({ enum: optionKeys }).notNull(),
    choice: text({ enum: optionKeys }),
    spentMs: integer('spent_ms'),
    createdAt: timestamptz('created_at').notNull(),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    index('psychometric_practice_user').on(table.userId, table.createdAt),
    index('psychometric_practice_open').on(table.userId, table.type).where(sql`${table.choice} is null`),
  ],
);

export const psychometricAbility = pgTable(
  'psychometric_ability',
  {
    userId: owner(),
    family: text({ enum: families }).notNull(),
    /** The weights of core/psychometrics/ability.ts. */
    posterior: jsonb().$type<number[]>().notNull(),
    answers: integer().notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.family] })],
);

export const psychometricBattery = pgTable(
  'psychometric_battery',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    /** Counts the batteries of the user: «Batería 5». */
    number: integer().notNull(),
    form: text({ enum: batteryForms }).$type<BatteryForm>().notNull(),
    state: text({ enum: ['running', 'finished'] }).notNull(),
    sections: jsonb().$type<Section[]>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    deadlineAt: timestamptz('deadline_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    finishedBy: text('finished_by', { enum: ['student', 'clock'] }),
    /** When the solutions were first shown: later changes cannot count. */
    shownAt: timestamptz('shown_at'),
    hits: integer(),
    errors: integer(),
    blanks: integer(),
  },
  (table) => [
    uniqueIndex('psychometric_battery_number').on(table.userId, table.number),
    // Prevents two running batteries, also in a race.
    uniqueIndex('psychometric_battery_running').on(table.userId).where(sql`${table.state} = 'running'`),
  ],
);

export const psychometricBatteryItem = pgTable(
  'psychometric_battery_item',
  {
    batteryId: uuid('battery_id')
      .notNull()
      .references(() => psychometricBattery.id, { onDelete: 'cascade' }),
    userId: owner(),
    position: smallint().notNull(),
    section: smallint().notNull(),
    ...recipe(),
    key: text({ enum: optionKeys }).notNull(),
    choice: text({ enum: optionKeys }),
    sequence: integer().notNull().default(0),
    changeKey: uuid('change_key'),
    flagged: boolean('marked').notNull().default(false),
    spentMs: integer('spent_ms').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.batteryId, table.position] }),
    index('psychometric_battery_item_user').on(table.userId),
  ],
);

/** The result of a battery by family, for history and percentiles. */
export const psychometricResult = pgTable(
  'psychometric_result',
  {
    batteryId: uuid('battery_id')
      .notNull()
      .references(() => psychometricBattery.id, { onDelete: 'cascade' }),
    userId: owner(),
    form: text({ enum: batteryForms }).$type<BatteryForm>().notNull(),
    family: text({ enum: families }).notNull(),
    hits: integer().notNull(),
    errors: integer().notNull(),
    blanks: integer().notNull(),
    /** Estimated from this battery alone. */
    ability: real().notNull(),
    margin: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batteryId, table.family] }),
    index('psychometric_result_form').on(table.form, table.family, table.userId),
    index('psychometric_result_user').on(table.userId),
  ],
);

/** Items reported by users, with what is needed to make them again. */
export const psychometricReport = pgTable(
  'psychometric_report',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    ...recipe(),
    reason: text().notNull(),
    status: text({ enum: ['open', 'solved'] }).notNull(),
    /** What was done about it, for the admins. */
    reply: text(),
    ...contentColumns(),
  },
  (table) => [index('psychometric_report_user').on(table.userId)],
);
