import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { calmSession, diaryConsent, diaryEntry } from './wellbeing.tables';

export type CalmRow = typeof calmSession.$inferSelect;
export type DiaryRow = typeof diaryEntry.$inferSelect;

export const selectCalm = (db: Db, userId: string): Promise<CalmRow[]> =>
  db
    .select()
    .from(calmSession)
    .where(eq(calmSession.userId, userId))
    .orderBy(asc(calmSession.day), asc(calmSession.id));

export const insertCalm = (db: Db, row: CalmRow) => db.insert(calmSession).values(row).onConflictDoNothing();

export const deleteCalmOf = (db: Db, userId: string) =>
  db.delete(calmSession).where(eq(calmSession.userId, userId));

export async function selectConsent(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(diaryConsent).where(eq(diaryConsent.userId, userId));
  return row?.grantedAt ?? null;
}

export const insertConsent = (db: Db, userId: string, grantedAt: Date) =>
  db.insert(diaryConsent).values({ userId, grantedAt }).onConflictDoNothing();

export const deleteConsent = (db: Db, userId: string) =>
  db.delete(diaryConsent).where(eq(diaryConsent.userId, userId));

/** Newest first. */
export const selectDiary = (db: Db, userId: string): Promise<DiaryRow[]> =>
  db
    .select()
    .from(diaryEntry)
    .where(eq(diaryEntry.userId, userId))
    .orderBy(desc(diaryEntry.day), desc(diaryEntry.id));

/** Without the one that is saved again. */
export const countOtherEntries = (db: Db, userId: string, id: string): Promise<number> =>
  db.$count(diaryEntry, and(eq(diaryEntry.userId, userId), ne(diaryEntry.id, id)));

/** The rows written: none if the id belongs to another user. */
export const upsertDiary = (db: Db, row: DiaryRow) =>
  db
    .insert(diaryEntry)
    .values(row)
    .onConflictDoUpdate({ target: diaryEntry.id, set: row, setWhere: eq(diaryEntry.userId, row.userId) })
    .returning({ id: diaryEntry.id });

export const deleteDiaryEntryOf = (db: Db, userId: string, id: string) =>
  db.delete(diaryEntry).where(and(eq(diaryEntry.userId, userId), eq(diaryEntry.id, id)));

export const deleteDiaryOf = (db: Db, userId: string) =>
  db.delete(diaryEntry).where(eq(diaryEntry.userId, userId));
