import { itemTypes } from '@atalaya/core/psychometrics/items/item';
import type { WordEntry } from '@atalaya/core/psychometrics/items/words';
import { eq } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { psychometricEntry, psychometricReport, psychometricType } from '../psychometrics.tables';

export const selectEntry = (db: Db, id: string): Promise<WordEntry | undefined> =>
  first(db.select().from(psychometricEntry).where(eq(psychometricEntry.id, id)));

export const selectReport = (db: Db, id: string) =>
  first(db.select().from(psychometricReport).where(eq(psychometricReport.id, id)));

/** The types are a fixed set: they are changed, never added. */
export async function updateTypes(
  db: Db,
  items: readonly { id: string; draft: { weight: number; state: 'draft' | 'published' } }[],
  now: Date,
): Promise<void> {
  for (const { id, draft } of items) {
    const type = itemTypes.find((one) => one === id);
    if (type)
      await db
        .update(psychometricType)
        .set({ ...draft, updatedAt: now })
        .where(eq(psychometricType.id, type));
  }
}

/** Users write reports; an admin only answers them. */
export async function updateReports(
  db: Db,
  items: readonly { id: string; draft: { status: 'open' | 'solved'; reply: string | null } }[],
  now: Date,
): Promise<void> {
  for (const { id, draft } of items)
    await db
      .update(psychometricReport)
      .set({ ...draft, updatedAt: now })
      .where(eq(psychometricReport.id, id));
}
