import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { recordVersion } from './versions.tables';

export type VersionRow = typeof recordVersion.$inferSelect;

export const insertVersions = (db: Db, rows: VersionRow[]) => db.insert(recordVersion).values(rows);

export const selectVersions = (db: Db, resource: string, recordId: string, limit: number) =>
  db
    .select()
    .from(recordVersion)
    .where(and(eq(recordVersion.resource, resource), eq(recordVersion.recordId, recordId)))
    .orderBy(desc(recordVersion.id))
    .limit(limit);

export async function selectVersion(db: Db, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(recordVersion).where(eq(recordVersion.id, id));
  return row;
}
