import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { chunksOf } from '../platform/chunks';
import type { Db } from '../platform/db';
import { excluded } from '../platform/rows/excluded';
import { insertRows } from '../platform/rows/insert-rows';

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

/** Inserts new rows and updates known ones, keeping their creation time. All rows have the same fields. */
export async function upsertRows(
  db: Db,
  table: PgTable,
  key: PgColumn,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const given = Object.keys(rows[0] ?? {});
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, { generated }]) => given.includes(name) && !generated,
    ),
  );
  const changing = Object.values(columns).filter(
    (column) => column.name !== 'created_at' && column.name !== key.name,
  );
  const changes = sql.join(
    changing.map((column) => sql`${sql.identifier(column.name)} = ${excluded(column)}`),
    sql`, `,
  );
  for (const chunk of chunksOf(rows))
    await db.execute(sql`
      ${insertRows(table, chunk, columns)}
      on conflict (${sql.identifier(key.name)}) do update set ${changes}`);
}

/**
 * Archives rows that their file no longer contains and clears their file hash, so that they are restored if the file
 * has them again.
 */
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
