import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db';
import { chunksOf, columnsOf, insertRows, list } from '../platform/insert-rows';

/** A table with the columns of content.tables.ts. */
export type ContentTable = PgTable & { fileHash: PgColumn; deletedAt: PgColumn; updatedAt: PgColumn };
export type Key = string | number;

export async function selectFileHashes(
  db: Db,
  table: ContentTable,
  key: PgColumn,
  scope: SQL | undefined,
): Promise<Map<Key, string | null>> {
  const rows = await db.select({ key, fileHash: table.fileHash }).from(table).where(scope);
  return new Map(
    rows.map((row) => [
      typeof row.key === 'number' ? row.key : String(row.key),
      typeof row.fileHash === 'string' ? row.fileHash : null,
    ]),
  );
}

/** New rows are added, known ones become what is given; when they were made stays. */
export async function upsertRows(
  db: Db,
  table: PgTable,
  key: PgColumn,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const changes = columnsOf(table, rows).filter(([name, column]) => name !== 'createdAt' && column !== key);
  const set = changes.map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await insertRows(
    db,
    table,
    rows,
    sql` on conflict (${sql.identifier(key.name)}) do update set ${list(set)}`,
  );
}

/** What its file no longer holds: out of sight, and no file's any more, so that it comes back whole if the file does. */
export async function archiveRows(
  db: Db,
  table: ContentTable,
  key: PgColumn,
  keys: readonly Key[],
  now: Date,
): Promise<void> {
  for (const chunk of chunksOf(keys))
    await db
      .update(table)
      .set({
        deletedAt: sql`coalesce(${table.deletedAt}, ${now.toISOString()})`,
        fileHash: null,
        updatedAt: now,
      })
      .where(inArray(key, chunk));
}
