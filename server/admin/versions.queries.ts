import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
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

/** The newest of each record. */
export const selectLastVersions = (db: Db, resource: string, recordIds: readonly string[]) =>
  db
    .selectDistinctOn([recordVersion.recordId], {
      recordId: recordVersion.recordId,
      draft: recordVersion.draft,
    })
    .from(recordVersion)
    .where(and(eq(recordVersion.resource, resource), inArray(recordVersion.recordId, [...recordIds])))
    .orderBy(asc(recordVersion.recordId), desc(recordVersion.id));

export const selectVersion = (db: Db, id: string): Promise<VersionRow | undefined> =>
  first(db.select().from(recordVersion).where(eq(recordVersion.id, id)));
