import { naturalKeyOf } from '@atalaya/core/admin/imports/natural-key';
import { parseSort } from '@atalaya/core/admin/sorting';
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db';
import { inOrder, slice } from './list-sql';
import type { Filters, Resource } from './resource';

export type Part = { where: SQL | undefined; order: SQL[]; limit: number; offset: number };

type Table = PgTable & { deletedAt: PgColumn; updatedAt: PgColumn };

/** A resource whose records are rows of one table. */
export type TableOf<D extends object, R extends { id: string }> = Pick<
  Resource<D, R>,
  | 'description'
  | 'subject'
  | 'draft'
  | 'nameOf'
  | 'idOf'
  | 'newId'
  | 'faultsOf'
  | 'choices'
  | 'publicChanges'
  | 'write'
  | 'changed'
> & {
  table: Table;
  key: PgColumn;
  /** For numeric keys. */
  keyOf?(id: string): string | number;
  /** The rows that may have the natural key of one of these drafts; required with a natural key. */
  among?(drafts: readonly D[]): SQL | undefined;
  /** Excludes rows that belong to another resource. */
  only?: SQL;
  select(db: Db, part: Part): Promise<R[]>;
  search(text: string): SQL | undefined;
  sorts: Readonly<Record<string, SQLWrapper>>;
  filters: Readonly<Record<string, (value: string) => SQL | undefined>>;
};

const MOST_ALIKE = 20_000;

const isDeleted = (record: object): boolean => 'deletedAt' in record && record.deletedAt !== null;

/** Texts that differ only in case, which the natural key ignores. */
export const lowerIn = (column: PgColumn, values: readonly string[]): SQL =>
  inArray(
    sql`lower(${column})`,
    values.map((value) => value.trim().toLowerCase()),
  );

export function tableResource<D extends object, R extends { id: string }>(
  given: TableOf<D, R>,
): Resource<D, R> {
  const { table, key, only, select, sorts, filters, description } = given;
  const keyOf = given.keyOf ?? ((id: string) => id);

  const whereOf = ({ q, deleted, ids, ...rest }: Filters & { q?: string }): SQL | undefined =>
    and(
      typeof ids === 'string' ? several(ids.split(',')) : only,
      deleted === 'true' ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
      q ? given.search(q) : undefined,
      ...Object.entries(rest).map(([name, value]) =>
        value === undefined ? undefined : filters[name]?.(String(value)),
      ),
    );
  const several = (ids: readonly string[]): SQL | undefined => and(only, inArray(key, ids.map(keyOf)));
  const one = (id: string): SQL | undefined => and(only, eq(key, keyOf(id)));

  return {
    ...given,
    isKey: (id) => String(keyOf(id)) === id,
    async list(db, { page, pageSize, sort, ...search }) {
      const where = whereOf(search);
      const { field, descending } = parseSort(sort, description.sorts) ?? description.defaultOrder;
      const order = inOrder(sorts[field] ?? key, descending, key);
      const [items, total] = await Promise.all([
        select(db, { where, order, ...slice({ page, pageSize }) }),
        db.$count(table, where),
      ]);
      return { items, total };
    },
    async read(db, id) {
      const [found] = await select(db, { where: one(id), order: [asc(key)], limit: 1, offset: 0 });
      return found;
    },
    async readMany(db, ids) {
      if (ids.length === 0) return [];
      return select(db, { where: several(ids), order: [asc(key)], limit: ids.length, offset: 0 });
    },
    async findByKey(db, drafts) {
      if (!given.among || !description.naturalKey || drafts.length === 0) return drafts.map(() => []);
      const where = and(only, given.among(drafts));
      const ids = new Map<string | undefined, { live: string[]; deleted: string[] }>();
      for (const record of await select(db, { where, order: [asc(key)], limit: MOST_ALIKE, offset: 0 })) {
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
      select(db, {
        where: and(whereOf(search), id === undefined ? undefined : gt(key, keyOf(id))),
        order: [asc(key)],
        limit,
        offset: 0,
      }),
    async setDeleted(db, id, at, { now }) {
      await db.update(table).set({ deletedAt: at, updatedAt: now }).where(one(id));
    },
  };
}
