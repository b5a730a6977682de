import type { ConsentKind } from '@atalaya/core/tracking/consent';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { consent } from './tracking.tables';

export type ConsentRow = typeof consent.$inferSelect;

/** The latest answer of each kind. */
export const selectLastAnswers = (db: Db, userId: string): Promise<ConsentRow[]> =>
  db
    .selectDistinctOn([consent.kind])
    .from(consent)
    .where(eq(consent.userId, userId))
    .orderBy(consent.kind, desc(consent.at));

export async function selectGranted(db: Db, userId: string, kind: ConsentKind): Promise<boolean> {
  const [last] = await db
    .select({ granted: consent.granted })
    .from(consent)
    .where(and(eq(consent.userId, userId), eq(consent.kind, kind)))
    .orderBy(desc(consent.at))
    .limit(1);
  return last?.granted ?? false;
}

export const insertAnswers = (db: Db, rows: Array<typeof consent.$inferInsert>) =>
  db.insert(consent).values(rows);

export const selectAllAnswers = (db: Db, userId: string) =>
  db
    .select({ kind: consent.kind, granted: consent.granted, at: consent.at })
    .from(consent)
    .where(eq(consent.userId, userId))
    .orderBy(consent.at);
