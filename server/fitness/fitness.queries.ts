import { and, asc, between, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { fitnessResult, fitnessSettings, trainingInjury, trainingLog } from './fitness.tables';

export type SettingsRow = typeof fitnessSettings.$inferSelect;
export type ResultRow = typeof fitnessResult.$inferSelect;
export type LogRow = typeof trainingLog.$inferSelect;
export type InjuryRow = typeof trainingInjury.$inferSelect;

export const selectSettings = (db: Db, userId: string): Promise<SettingsRow | undefined> =>
  first(db.select().from(fitnessSettings).where(eq(fitnessSettings.userId, userId)));

export const upsertSettings = (db: Db, userId: string, changes: Partial<Omit<SettingsRow, 'userId'>>) =>
  db
    .insert(fitnessSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: fitnessSettings.userId, set: changes });

export const selectResults = (db: Db, userId: string): Promise<ResultRow[]> =>
  db
    .select()
    .from(fitnessResult)
    .where(eq(fitnessResult.userId, userId))
    .orderBy(asc(fitnessResult.day), asc(fitnessResult.id));

/** Without the one that is saved again. */
export const countOtherResults = (db: Db, userId: string, id: string): Promise<number> =>
  db.$count(fitnessResult, and(eq(fitnessResult.userId, userId), ne(fitnessResult.id, id)));

/** The rows written: none if the id belongs to another user. */
export const upsertResult = (db: Db, row: ResultRow) =>
  db
    .insert(fitnessResult)
    .values(row)
    .onConflictDoUpdate({
      target: fitnessResult.id,
      set: row,
      setWhere: eq(fitnessResult.userId, row.userId),
    })
    .returning({ id: fitnessResult.id });

export const deleteResultRow = (db: Db, userId: string, id: string) =>
  db.delete(fitnessResult).where(and(eq(fitnessResult.userId, userId), eq(fitnessResult.id, id)));

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
