import { canonical } from '@atalaya/core/platform/canonical';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db';
import { hashOf } from './content-hashes';
import { archiveRows, type ContentTable, type Key, selectFileHashes, upsertRows } from './content-rows';

export const fileHashOf = (content: unknown): string => hashOf(canonical(content));

/** What a row made from a file has in common with all of them. */
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
 * Brings rows up to date with their files. The rule: a row changes only when what its file says of it has changed since
 * it was last loaded, so an admin's edit stands until the file is edited again; what the file dropped is archived.
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

/** Which rows differ from what was last loaded, and which keys came from a file that no longer has them. */
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

type Stored = { fileHash: string | null; updatedAt: Date; deletedAt: Date | null };

/** A row as an admin page shows it. */
export const shown = <T extends Stored>(row: T) => ({
  ...row,
  isFromFile: row.fileHash !== null,
  updatedAt: row.updatedAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
});

/** What an admin writes. The hash of the file is left alone, so that it stands until the file changes. */
export const writeRows =
  (table: ContentTable, key: PgColumn) =>
  <D extends object>(
    db: Db,
    items: readonly { id: string | number; draft: D }[],
    { now }: { now: Date },
  ): Promise<void> =>
    upsertRows(
      db,
      table,
      key,
      items.map(({ id, draft }) => ({ id, ...draft, createdAt: now, updatedAt: now, deletedAt: null })),
    );
