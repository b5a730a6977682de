import { naturalKeyOf } from '@atalaya/core/admin/imports/natural-key';
import { valueAt } from '@atalaya/core/admin/record-cells';
import { parseSort } from '@atalaya/core/admin/sorting';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ContentTable, upsertRows } from '../../content/content-rows';
import { type Db, first } from '../../platform/db';
import { uuidIn } from '../../platform/ids';
import { type StoredRow, selectRows } from '../../platform/rows/select-rows';
import { inOrder, slice } from './list-sql';
import type { Filters, Resource, ResourceContract, Writing, Written } from './resource';

/** What the records of a table have of their own. */
type TableOf<T extends ContentTable, D extends object, R extends { id: string }> = Pick<
  Resource<D, R>,
  'subject' | 'nameOf' | 'idOf' | 'newId' | 'faultsOf' | 'choices' | 'publicChanges' | 'changed'
> & {
  table: T;
  key: PgColumn;
  /** The field, or the condition, that finds the rows which may have a draft's natural key; required with one. */
  among?: (keyof D & string) | ((drafts: readonly D[]) => SQL);
  /** Excludes rows that belong to another resource. */
  only?: SQL;
  /** Usually `toRecords`, where a record is a row as it is. */
  toRecords(rows: StoredRow<T>[], db: Db): NoInfer<R>[] | Promise<NoInfer<R>[]>;
  search(text: string): SQL | undefined;
  /** Where a list is not sorted by the column of that name. */
  sorts?: Readonly<Record<string, SQLWrapper>>;
  /** Where a filter is not the value of the column of that name. */
  filters?: Readonly<Record<string, (value: string) => SQL | undefined>>;
  /** Where more is written than the draft, under its id. */
  write?: Resource<D, R>['write'];
};

type ContentRow = { fileHash: string | null; updatedAt: Date; deletedAt: Date | null };

/** A row as admins see it. */
export const toRecord = <T extends ContentRow>(row: T) => ({
  ...row,
  isFromFile: row.fileHash !== null,
});
export const toRecords = <T extends ContentRow>(rows: readonly T[]) => rows.map(toRecord);

/** Writes an admin's edit. The file hash is kept, so that the edit stays until the file changes. */
export const writeRows = <D extends object>(
  db: Db,
  { table, key }: { table: ContentTable; key: PgColumn },
  items: readonly Written<D>[],
  { now }: Pick<Writing, 'now'>,
): Promise<void> =>
  upsertRows(
    db,
    table,
    key,
    items.map(({ id, draft }) => ({ id, ...draft, createdAt: now, updatedAt: now, deletedAt: null })),
  );

const MOST_ALIKE = 20_000;

const isDeleted = (record: object): boolean => 'deletedAt' in record && record.deletedAt !== null;

/** A resource whose records are rows of one table. */
export function tableResource<T extends ContentTable, D extends object, R extends { id: string }>(
  contract: ResourceContract<D, R>,
  given: TableOf<T, D, R>,
): Resource<D, R> {
  const { key, only } = given;
  const table: ContentTable = given.table;
  const { description } = contract;
  /** PostgreSQL refuses to compare a number or a UUID with any other text: such an id is one that no row has. */
  const keyOf = (id: string): string | number => {
    if (key.dataType === 'number') return /^\d{1,9}$/.test(id) ? Number(id) : -1;
    return key.columnType === 'PgUUID' ? uuidIn(id) : id;
  };
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);

  const select = async (db: Db, where: SQL | undefined, limit: number, order = [asc(key)], offset = 0) =>
    given.toRecords(await selectRows(db, given.table, { where, order, limit, offset }), db);
  const filterBy = (name: string, value: unknown): SQL | undefined => {
    if (value === undefined) return undefined;
    const filter = given.filters?.[name];
    if (filter) return filter(String(value));
    return columns[name] && eq(columns[name], value);
  };
  const whereOf = ({ q, deleted, ids, ...rest }: Filters & { q?: string | undefined }): SQL | undefined =>
    and(
      typeof ids === 'string' ? several(ids.split(',')) : only,
      deleted === 'true' ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
      q ? given.search(q) : undefined,
      ...Object.entries(rest).map(([name, value]) => filterBy(name, value)),
    );
  /** Ignores capitals, as the natural key does. */
  const sameIn = (name: string, drafts: readonly D[]): SQL | undefined => {
    const column = columns[name];
    const values = [...new Set(drafts.map((draft) => valueAt(draft, name)))];
    if (column?.columnType !== 'PgText') return column && inArray(column, values);
    const texts = values.map((value) => String(value).trim().toLowerCase());
    return inArray(sql`lower(${column})`, texts);
  };
  const several = (ids: readonly string[]): SQL | undefined => and(only, inArray(key, ids.map(keyOf)));
  const one = (id: string): SQL | undefined => and(only, eq(key, keyOf(id)));

  return {
    ...given,
    contract,
    description,
    draft: contract.draft,
    isKey: (id) => String(keyOf(id)) === id,
    async list(db, { page, pageSize, sort, ...search }) {
      const where = whereOf(search);
      const { field, descending } = parseSort(sort, description.sorts) ?? description.defaultOrder;
      const order = inOrder(given.sorts?.[field] ?? columns[field] ?? key, descending, key);
      const { limit, offset } = slice({ page, pageSize });
      const [items, total] = await Promise.all([
        select(db, where, limit, order, offset),
        db.$count(table, where),
      ]);
      return { items, total };
    },
    read(db, id) {
      return first(select(db, one(id), 1));
    },
    async readMany(db, ids) {
      return ids.length === 0 ? [] : select(db, several(ids), ids.length);
    },
    async findByKey(db, drafts) {
      const { among } = given;
      if (!among || !description.naturalKey || drafts.length === 0) return drafts.map(() => []);
      const where = and(only, typeof among === 'string' ? sameIn(among, drafts) : among(drafts));
      const ids = new Map<string | undefined, { live: string[]; deleted: string[] }>();
      for (const record of await select(db, where, MOST_ALIKE)) {
        const name = naturalKeyOf(description, record);
        const found = ids.get(name) ?? { live: [], deleted: [] };
        ids.set(name, found);
        found[isDeleted(record) ? 'deleted' : 'live'].push(record.id);
      }
      return drafts.map((draft) => {
        const found = ids.get(naturalKeyOf(description, draft));
        // A deleted record is only brought back if there is no other one.
        return found ? (found.live.length > 0 ? found.live : found.deleted.slice(-1)) : [];
      });
    },
    async lock(db, ids) {
      // In key order, so that two transactions do not wait for each other.
      if (ids.length > 0)
        await db.select({ key }).from(table).where(several(ids)).orderBy(asc(key)).for('update');
    },
    async set(db, id, values, { now }) {
      await db
        .update(table)
        .set({ ...values, updatedAt: now })
        .where(one(id));
    },
    after: (db, search, id, limit) =>
      select(db, and(whereOf(search), id === undefined ? undefined : gt(key, keyOf(id))), limit),
    write: given.write ?? ((db, items, writing) => writeRows(db, given, items, writing)),
    async setDeleted(db, id, at, { now }) {
      await db.update(table).set({ deletedAt: at, updatedAt: now }).where(one(id));
    },
  };
}
