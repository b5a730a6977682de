import { practices } from '@atalaya/core/wellbeing/calm/practices';
import { date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/columns';
import { bytea, owner } from './sealed.tables';

export const calmSession = pgTable(
  'calm_session',
  {
    id: uuid().primaryKey(),
    userId: owner().notNull(),
    practice: text({ enum: practices }).notNull(),
    seconds: smallint().notNull(),
    day: date().notNull(),
  },
  (table) => [index('calm_session_user').on(table.userId, table.day)],
);

/** The consent to store mood, energy and sleep; without a row there is none. */
export const diaryConsent = pgTable('diary_consent', {
  userId: owner().primaryKey(),
  grantedAt: timestamptz('granted_at').notNull(),
});

/** Everything that was written is in `sealed` (server/wellbeing/diary-seal.ts). */
export const diaryEntry = pgTable(
  'diary_entry',
  {
    id: uuid().primaryKey(),
    userId: owner().notNull(),
    day: date().notNull(),
    sealed: bytea().notNull(),
  },
  (table) => [index('diary_entry_user').on(table.userId, table.day, table.id)],
);
