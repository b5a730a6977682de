import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { gameReport } from './reports.tables';

/** False if the user has reported the item before. */
export const insertReport = async (db: Db, row: typeof gameReport.$inferInsert): Promise<boolean> =>
  (await db.insert(gameReport).values(row).onConflictDoNothing().returning({ id: gameReport.id })).length > 0;

export const selectOwnReports = (db: Db, userId: string) =>
  db.select().from(gameReport).where(eq(gameReport.userId, userId));

export const selectReports = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(gameReport)
    .where(inArray(gameReport.id, [...ids]));

/** Users write reports; an admin only answers them. */
export async function updateReports(
  db: Db,
  items: readonly { id: string; draft: { status: 'open' | 'solved'; reply: string | null } }[],
  now: Date,
): Promise<void> {
  for (const { id, draft } of items)
    await db
      .update(gameReport)
      .set({ ...draft, updatedAt: now })
      .where(eq(gameReport.id, id));
}
