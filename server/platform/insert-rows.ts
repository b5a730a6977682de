import { type Column, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';

/** Rows per statement. */
const CHUNK = 1_000;

export function* chunksOf<T>(items: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Many rows as one JSON parameter: a syllabus has a hundred thousand values, an exam a thousand, and a parameter for each of
 * them costs more than the inserts. Every row has a value for every column that has no default.
 */
export async function insertRows(
  db: Db,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  onConflict: SQL = sql.empty(),
): Promise<void> {
  const columns = columnsOf(table, rows);
  const names = list(columns.map(([, { name }]) => sql.identifier(name)));
  for (const chunk of chunksOf(rows)) {
    const json = JSON.stringify(chunk.map((row) => named(row, columns)));
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${json}::text::jsonb)${onConflict}`,
    );
  }
}

/** Filled one by one in the same order, so that all rows are objects of one shape: pairs made into an object are not. */
function named(row: Record<string, unknown>, columns: readonly [string, Column][]) {
  const values: Record<string, unknown> = {};
  for (const [key, { name }] of columns) values[name] = row[key];
  return values;
}

/** The columns that the rows give a value for. */
export const columnsOf = (table: PgTable, [first]: readonly Record<string, unknown>[]): [string, Column][] =>
  Object.entries(getTableColumns(table)).filter(
    ([key, column]) => !column.generated && first !== undefined && key in first,
  );

export const list = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);
