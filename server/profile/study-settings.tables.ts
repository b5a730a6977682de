import { date, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';

/** Users without a row have the defaults of core/profile/study-settings.ts. */
export const studySettings = pgTable('study_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Monday first; null while every day has the account's minutes. */
  weekMinutes: smallint('week_minutes').array(),
  workMinutes: smallint('work_minutes').notNull(),
  breakMinutes: smallint('break_minutes').notNull(),
  newPerDay: smallint('new_per_day'),
  reminderHour: smallint('reminder_hour'),
  startHour: smallint('start_hour').notNull(),
  /** The day of the last reminder. */
  remindedOn: date('reminded_on'),
});
