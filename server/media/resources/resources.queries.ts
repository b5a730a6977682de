import { and, asc, eq, gte, isNotNull, isNull, or, sql, sum } from 'drizzle-orm';
import { toRecord } from '../../admin/resource/table-resource';
import { type Db, first } from '../../platform/db';
import type { StoredRow } from '../../platform/rows/select-rows';
import { freeResource, resourceDownloads } from './resources.tables';

export type ResourceRow = typeof freeResource.$inferSelect;

const isShown = and(
  eq(freeResource.state, 'published'),
  isNull(freeResource.deletedAt),
  or(isNotNull(freeResource.build), isNotNull(freeResource.fileKey)),
);

export const selectShown = (db: Db): Promise<ResourceRow[]> =>
  db.select().from(freeResource).where(isShown).orderBy(asc(freeResource.position), asc(freeResource.id));

export const selectOneShown = (db: Db, id: string): Promise<ResourceRow | undefined> =>
  first(
    db
      .select()
      .from(freeResource)
      .where(and(isShown, eq(freeResource.id, id))),
  );

/** By resource; with `since`, from that day on. */
export async function selectDownloads(db: Db, since?: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: resourceDownloads.resourceId, total: sum(resourceDownloads.downloads).mapWith(Number) })
    .from(resourceDownloads)
    .where(since === undefined ? undefined : gte(resourceDownloads.day, since))
    .groupBy(resourceDownloads.resourceId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export const countDownload = (db: Db, resourceId: string, day: string) =>
  db
    .insert(resourceDownloads)
    .values({ resourceId, day, downloads: 1 })
    .onConflictDoUpdate({
      target: [resourceDownloads.resourceId, resourceDownloads.day],
      set: { downloads: sql`${resourceDownloads.downloads} + 1` },
    });

export const lockResource = (db: Db, id: string): Promise<ResourceRow | undefined> =>
  first(db.select().from(freeResource).where(eq(freeResource.id, id)).for('update'));

type FileColumns = Pick<ResourceRow, 'fileKey' | 'fileBytes' | 'filePages' | 'updatedAt'>;

export const updateFile = (db: Db, id: string, file: FileColumns) =>
  db.update(freeResource).set(file).where(eq(freeResource.id, id));

/** The uploaded file as it is shown; null without one. */
export const fileOf = ({ fileBytes, filePages }: Pick<ResourceRow, 'fileBytes' | 'filePages'>) =>
  fileBytes && filePages ? { bytes: fileBytes, pages: filePages } : null;

const RECENT_DAYS = 30;

export async function resourceRecords(rows: readonly StoredRow<typeof freeResource>[], db: Db) {
  const [downloads, recent] = await Promise.all([
    selectDownloads(db),
    db
      .select({ id: resourceDownloads.resourceId, total: sum(resourceDownloads.downloads).mapWith(Number) })
      .from(resourceDownloads)
      .where(gte(resourceDownloads.day, sql`current_date - ${RECENT_DAYS}::int`))
      .groupBy(resourceDownloads.resourceId),
  ]);
  const lately = new Map(recent.map(({ id, total }) => [id, total]));
  return rows.map((row) => ({
    ...toRecord(row),
    isGenerated: row.build !== null,
    file: fileOf(row),
    downloads: downloads.get(row.id) ?? 0,
    recentDownloads: lately.get(row.id) ?? 0,
  }));
}

export const selectTitles = (db: Db) =>
  db
    .select({ id: freeResource.id, title: freeResource.title })
    .from(freeResource)
    .where(isNull(freeResource.deletedAt));
