import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db';

type Part = { where: SQL | undefined; order: readonly SQL[]; limit: number; offset?: number };

/** The columns of a table that are written, without those that PostgreSQL computes. */
export type StoredRow<T extends PgTable> = Pick<
  T['$inferSelect'],
  keyof T['$inferSelect'] & keyof T['$inferInsert']
>;

/** Rows of any table: Drizzle knows the types only of one that is named in the query. */
export async function selectRows<T extends PgTable>(
  db: Db,
  table: T,
  { where, order, limit, offset = 0 }: Part,
): Promise<StoredRow<T>[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const rows = await db
    .select(Object.fromEntries(columns))
    .from(table as PgTable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows as StoredRow<T>[];
}
