import { and, asc, between, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { fitnessMark, fitnessSettings, trainingInjury, trainingLog } from './fitness.tables';

export type SettingsRow = typeof fitnessSettings.$inferSelect;
export type MarkRow = typeof fitnessMark.$inferSelect;
export type LogRow = typeof trainingLog.$inferSelect;
export type InjuryRow = typeof trainingInjury.$inferSelect;

export const selectSettings = (db: Db, userId: string): Promise<SettingsRow | undefined> =>
  first(db.select().from(fitnessSettings).where(eq(fitnessSettings.userId, userId)));

export const upsertSettings = (db: Db, userId: string, changes: Partial<Omit<SettingsRow, 'userId'>>) =>
  db
    .insert(fitnessSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: fitnessSettings.userId, set: changes });

export const selectMarks = (db: Db, userId: string): Promise<MarkRow[]> =>
  db
    .select()
    .from(fitnessMark)
    .where(eq(fitnessMark.userId, userId))
    .orderBy(asc(fitnessMark.day), asc(fitnessMark.id));

/** Without the one that is saved again. */
export const countOtherMarks = (db: Db, userId: string, id: string): Promise<number> =>
  db.$count(fitnessMark, and(eq(fitnessMark.userId, userId), ne(fitnessMark.id, id)));

/** The rows written: none if the id belongs to another user. */
export const upsertMark = (db: Db, row: MarkRow) =>
  db
    .insert(fitnessMark)
    .values(row)
    .onConflictDoUpdate({ target: fitnessMark.id, set: row, setWhere: eq(fitnessMark.userId, row.userId) })
    .returning({ id: fitnessMark.id });

export const deleteMarkRow = (db: Db, userId: string, id: string) =>
  db.delete(fitnessMark).where(and(eq(fitnessMark.userId, userId), eq(fitnessMark.id, id)));

/** Newest first. */
export const selectLog = (db: Db, userId: string): Promise<LogRow[]> =>
  db
    .select()
    .from(trainingLog)
    .where(eq(trainingLog.userId, userId))
    .orderBy(desc(trainingLog.day), desc(trainingLog.id));

export const countLog = (db: Db, userId: string): Promise<number> =>
  db.$count(trainingLog, eq(trainingLog.userId, userId));

/** Without the one that is saved again. */
export const countOtherEntries = (db: Db, userId: string, id: string): Promise<number> =>
  db.$count(trainingLog, and(eq(trainingLog.userId, userId), ne(trainingLog.id, id)));

export async function selectImportedStarts(db: Db, userId: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ start: trainingLog.importedStart })
    .from(trainingLog)
    .where(and(eq(trainingLog.userId, userId), isNotNull(trainingLog.importedStart)));
  return new Set(rows.flatMap(({ start }) => (start ? [start.getTime()] : [])));
}

export const upsertEntry = (db: Db, { importedStart, ...row }: LogRow) =>
  db
    .insert(trainingLog)
    .values({ ...row, importedStart })
    .onConflictDoUpdate({ target: trainingLog.id, set: row, setWhere: eq(trainingLog.userId, row.userId) })
    .returning({ id: trainingLog.id });

export const insertRuns = (db: Db, rows: LogRow[]) => db.insert(trainingLog).values(rows);

export const deleteEntryRow = (db: Db, userId: string, id: string) =>
  db.delete(trainingLog).where(and(eq(trainingLog.userId, userId), eq(trainingLog.id, id)));

export const selectInjuries = (db: Db, userId: string): Promise<InjuryRow[]> =>
  db
    .select()
    .from(trainingInjury)
    .where(eq(trainingInjury.userId, userId))
    .orderBy(desc(trainingInjury.fromDay), desc(trainingInjury.id));

export const upsertInjury = (db: Db, row: InjuryRow) =>
  db
    .insert(trainingInjury)
    .values(row)
    .onConflictDoUpdate({
      target: trainingInjury.id,
      set: row,
      setWhere: eq(trainingInjury.userId, row.userId),
    })
    .returning({ id: trainingInjury.id });

export const deleteInjuryRow = (db: Db, userId: string, id: string) =>
  db.delete(trainingInjury).where(and(eq(trainingInjury.userId, userId), eq(trainingInjury.id, id)));

/** What the withdrawn consent covered. */
export async function eraseHealthData(db: Db, userId: string): Promise<void> {
  await db.delete(trainingInjury).where(eq(trainingInjury.userId, userId));
  await db
    .update(trainingLog)
    .set({ pain: null, sleepHalfHours: null })
    .where(eq(trainingLog.userId, userId));
}

export const countTrainings = (db: Db, userId: string, from: string, to: string): Promise<number> =>
  db.$count(trainingLog, and(eq(trainingLog.userId, userId), between(trainingLog.day, from, to)));
