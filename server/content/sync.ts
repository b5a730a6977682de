import { canonical } from '@atalaya/core/platform/canonical';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db';
import { hashOf } from './content-hashes';
import { archiveRows, type ContentTable, type Key, selectFileHashes, upsertRows } from './content-rows';

export const fileHashOf = (content: unknown): string => hashOf(canonical(content));

/** The common columns of rows that come from a file. */
export const filed = (content: unknown, now: Date) => ({
  fileHash: fileHashOf(content),
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  state: 'published' as const,
});

export type FiledRow = ReturnType<typeof filed>;

export type Scope<T extends ContentTable> = {
  table: T;
  key: PgColumn;
  /** The rows that come from these files, or did once. */
  where: SQL | undefined;
  now: Date;
};

/**
 * Syncs rows with their files. A row changes only when its part of the file has changed since the last load, so an
 * admin's edit stays until then; removed records are archived.
 */
export async function syncRows<T extends ContentTable>(
  db: Db,
  { table, key, where, now }: Scope<T>,
  rows: readonly (T['$inferInsert'] & FiledRow)[],
  keyOf: (row: T['$inferInsert'] & FiledRow) => Key,
): Promise<void> {
  const { changed, gone } = compare(await selectFileHashes(db, table, key, where), rows, keyOf);
  await upsertRows(db, table, key, changed);
  await archiveRows(db, table, key, gone, now);
}

/** Rows that differ from the last load, and keys that their file no longer contains. */
export function compare<R extends { fileHash?: string | null }>(
  known: ReadonlyMap<Key, string | null>,
  rows: readonly R[],
  keyOf: (row: R) => Key,
): { changed: R[]; gone: Key[] } {
  const keys = new Set(rows.map(keyOf));
  return {
    changed: rows.filter((row) => known.get(keyOf(row)) !== row.fileHash),
    gone: [...known].flatMap(([key, hash]) => (hash !== null && !keys.has(key) ? [key] : [])),
  };
}
