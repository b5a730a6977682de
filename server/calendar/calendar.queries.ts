import { and, asc, between, eq, gte, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { chunksOf } from '../platform/chunks';
import { type Db, first } from '../platform/db';
import { planEntry, studyPlan } from './calendar.tables';

export type PlanRow = typeof studyPlan.$inferSelect;
export type EntryRow = typeof planEntry.$inferSelect;

/** Row lock, so that two tabs do not plan at once. */
export const lockPlan = (db: Db, userId: string): Promise<PlanRow | undefined> =>
  first(db.select().from(studyPlan).where(eq(studyPlan.userId, userId)).for('update'));

/** A concurrent insert finds the existing row. */
export const insertPlan = (db: Db, row: PlanRow) => db.insert(studyPlan).values(row).onConflictDoNothing();

export const updatePlan = (db: Db, userId: string, changes: Partial<PlanRow>) =>
  db.update(studyPlan).set(changes).where(eq(studyPlan.userId, userId));

export async function selectOwnerOfFeed(db: Db, feedId: string) {
  const [row] = await db
    .select({ userId: studyPlan.userId })
    .from(studyPlan)
    .where(eq(studyPlan.feedId, feedId));
  return row?.userId;
}

export const selectEntries = (db: Db, userId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntry)
    .where(eq(planEntry.userId, userId))
    .orderBy(asc(planEntry.day), asc(planEntry.kind), asc(planEntry.key));

export const selectEntriesBetween = (db: Db, userId: string, from: string, to: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntry)
    .where(and(eq(planEntry.userId, userId), between(planEntry.day, from, to)))
    .orderBy(asc(planEntry.day), asc(planEntry.kind), asc(planEntry.key));

/** Open entries, and those done today. */
export const selectOpen = (db: Db, userId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntry)
    .where(and(eq(planEntry.userId, userId), isNull(planEntry.doneOn)));

export const selectDone = (db: Db, userId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(planEntry)
    .where(and(eq(planEntry.userId, userId), isNotNull(planEntry.doneOn)));

export const lockEntry = (db: Db, userId: string, key: string): Promise<EntryRow | undefined> =>
  first(
    db
      .select()
      .from(planEntry)
      .where(and(eq(planEntry.userId, userId), eq(planEntry.key, key)))
      .for('update'),
  );

export const updateEntry = (db: Db, userId: string, key: string, changes: Partial<EntryRow>) =>
  db
    .update(planEntry)
    .set(changes)
    .where(and(eq(planEntry.userId, userId), eq(planEntry.key, key)));

/** A done entry is shown on the day it was done. */
export const markDone = (db: Db, userId: string, keys: readonly string[], day: string) =>
  db
    .update(planEntry)
    .set({ doneOn: day, day })
    .where(and(eq(planEntry.userId, userId), inArray(planEntry.key, [...keys])));

/** Open entries that were not moved by hand to a future day before the exam. */
export const deletePlanned = (db: Db, userId: string, today: string, examDate: string) =>
  db
    .delete(planEntry)
    .where(
      and(
        eq(planEntry.userId, userId),
        isNull(planEntry.doneOn),
        or(
          eq(planEntry.moved, false),
          not(between(planEntry.day, today, examDate)),
          eq(planEntry.day, examDate),
        ),
      ),
    );

export async function insertEntries(db: Db, rows: readonly EntryRow[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await db.insert(planEntry).values(chunk);
}

export async function selectAhead(db: Db, userId: string, today: string) {
  const rows = await db
    .select({
      kind: planEntry.kind,
      entries: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(${planEntry.minutes}), 0)::int`,
      topics: sql<number>`count(distinct ${planEntry.topic})::int`,
    })
    .from(planEntry)
    .where(and(eq(planEntry.userId, userId), isNull(planEntry.doneOn), gte(planEntry.day, today)))
    .groupBy(planEntry.kind);
  return rows;
}
