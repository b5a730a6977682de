import type { CountedGoal } from '@atalaya/core/coaching/goals';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { coachingTemplate, coachingWeek } from './coaching.tables';

export type WeekRow = typeof coachingWeek.$inferSelect;
export type TemplateRow = typeof coachingTemplate.$inferSelect;

const at = (userId: string, monday: string) =>
  and(eq(coachingWeek.userId, userId), eq(coachingWeek.monday, monday));

/** From a Monday on, in order. */
export const selectWeeks = (db: Db, userId: string, from: string): Promise<WeekRow[]> =>
  db
    .select()
    .from(coachingWeek)
    .where(and(eq(coachingWeek.userId, userId), gte(coachingWeek.monday, from)))
    .orderBy(asc(coachingWeek.monday));

export const selectAllWeeks = (db: Db, userId: string): Promise<WeekRow[]> =>
  selectWeeks(db, userId, '1970-01-01');

export const selectWeeksAt = (db: Db, monday: string): Promise<WeekRow[]> =>
  db.select().from(coachingWeek).where(eq(coachingWeek.monday, monday));

export const upsertWeek = (db: Db, row: WeekRow) =>
  db
    .insert(coachingWeek)
    .values(row)
    .onConflictDoUpdate({ target: [coachingWeek.userId, coachingWeek.monday], set: row });

export const deleteWeek = (db: Db, userId: string, monday: string) =>
  db.delete(coachingWeek).where(at(userId, monday));

/** Unless the coach has changed the goals meanwhile. */
export const updateCounts = (db: Db, before: WeekRow, goals: CountedGoal[], countedAt: Date) =>
  db
    .update(coachingWeek)
    .set({ goals, countedAt })
    .where(
      and(
        at(before.userId, before.monday),
        sql`${coachingWeek.goals} = ${JSON.stringify(before.goals)}::jsonb`,
      ),
    );

export const selectTemplates = (db: Db, userId: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(coachingTemplate)
    .where(eq(coachingTemplate.userId, userId))
    .orderBy(desc(coachingTemplate.id));

export const insertTemplate = (db: Db, row: TemplateRow) => db.insert(coachingTemplate).values(row);

export const deleteTemplate = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (
    await db
      .delete(coachingTemplate)
      .where(and(eq(coachingTemplate.id, id), eq(coachingTemplate.userId, userId)))
      .returning({ id: coachingTemplate.id })
  ).length > 0;
