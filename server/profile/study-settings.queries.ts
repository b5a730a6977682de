import type { StudySettings } from '@atalaya/core/profile/study-settings';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { studySettings } from './study-settings.tables';

export const selectSettings = (db: Db, userId: string) =>
  first(db.select().from(studySettings).where(eq(studySettings.userId, userId)));

export const upsertSettings = (db: Db, userId: string, { weekMinutes, ...rest }: StudySettings) => {
  const values = { ...rest, weekMinutes: weekMinutes && [...weekMinutes] };
  return db
    .insert(studySettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: studySettings.userId, set: values });
};

export const selectToRemind = (db: Db, hour: number, today: string) =>
  db
    .select({ userId: studySettings.userId, weekMinutes: studySettings.weekMinutes })
    .from(studySettings)
    .where(
      and(
        eq(studySettings.reminderHour, hour),
        or(isNull(studySettings.remindedOn), sql`${studySettings.remindedOn} < ${today}::date`),
      ),
    );

/** False when another job was faster, so that each reminder is sent once. */
export async function noteReminded(db: Db, userId: string, today: string): Promise<boolean> {
  const rows = await db
    .update(studySettings)
    .set({ remindedOn: today })
    .where(
      and(
        eq(studySettings.userId, userId),
        or(isNull(studySettings.remindedOn), sql`${studySettings.remindedOn} < ${today}::date`),
      ),
    )
    .returning({ userId: studySettings.userId });
  return rows.length > 0;
}
