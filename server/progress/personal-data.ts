import { asc, eq } from 'drizzle-orm';
import type { PersonalDataSection } from '../profile/personal-data';
import { readinessDay, streakRestDay } from './progress.tables';

export const readinessData: PersonalDataSection = {
  staff: 'may:support-users',
  // The home cache holds nothing that other tables do not.
  tables: ['readiness_day', 'today_cache'],
  read: (db, userId) =>
    db.select().from(readinessDay).where(eq(readinessDay.userId, userId)).orderBy(asc(readinessDay.day)),
};

export const restDayData: PersonalDataSection = {
  staff: 'may:support-users',
  tables: ['streak_rest_day'],
  read: (db, userId) =>
    db.select().from(streakRestDay).where(eq(streakRestDay.userId, userId)).orderBy(asc(streakRestDay.day)),
};
