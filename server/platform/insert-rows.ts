import { type Column, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';
import { driverOf } from './prepared';

/** Rows per statement. */
const CHUNK = 1_000;

export function* chunksOf<T>(items: readonly T[], size = CHUNK): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

type Row = Record<string, unknown>;
type Inserter<R extends Row> = (db: Db, rows: readonly R[]) => Promise<void>;

/** Adds rows that all have a value for the same columns: for every column that has no default. */
export async function insertRows(
  db: Db,
  table: PgTable,
  rows: readonly Row[],
  onConflict?: SQL,
): Promise<void> {
  const [first] = rows;
  if (first) await rowInserter(table, Object.keys(first), onConflict)(db, rows);
}

/**
 * Many rows with one parameter for each column: a syllabus has a hundred thousand values, an exam a thousand, and a parameter
 * for each of them costs more than the inserts. Lists are read faster than JSON, which has to be taken apart by name: a
 * fifth of what a hundred rows cost the database. For what is inserted all day it is made once, so that no builder runs.
 */
export function rowInserter<R extends Row>(
  table: PgTable,
  keys: readonly (keyof R & string)[],
  onConflict: SQL = sql.empty(),
): Inserter<R> {
  const columns = columnsFor(table, keys);
  const names = list(columns.map(([, { name }]) => sql.identifier(name)));
  const values = list(columns.map(([, column], index) => sql.raw(`$${index + 1}::${givenTypeOf(column)}[]`)));
  const selected = list(
    columns.map(([, column]) => sql`given.${sql.identifier(column.name)}${castOf(column)}`),
  );
  const statement = new PgDialect().sqlToQuery(
    sql`insert into ${table} (${names}) select ${selected} from unnest(${values}) as given(${names})${onConflict}`,
  );
  return async (db, rows) => {
    const driver = driverOf(db);
    for (const chunk of chunksOf(rows))
      await driver.unsafe(
        statement.sql,
        columns.map(([key, column]) => listOf(chunk, key, column)),
        { prepare: true },
      );
  };
}

/** A list of lists would come apart into its innermost values, so that the inner ones travel as text. */
const isList = ({ dataType }: Column): boolean => dataType === 'array';
const givenTypeOf = (column: Column): string => (isList(column) ? 'text' : column.getSQLType());
const castOf = (column: Column): SQL => (isList(column) ? sql.raw(`::${column.getSQLType()}`) : sql.empty());

/** The values of one column as PostgreSQL writes a list (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO). */
function listOf(rows: readonly Row[], key: string, { dataType }: Column): string {
  let text = '{';
  for (const row of rows) text += (text.length > 1 ? ',' : '') + itemOf(row[key], dataType);
  return `${text}}`;
}

/** Texts as one value, for `= any($1::text[])`. */
export const textList = (texts: readonly string[]): string =>
  `{${texts.map((text) => itemOf(text, '')).join(',')}}`;

const SPECIAL = /["\\]/;

function itemOf(value: unknown, dataType: string): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date && dataType !== 'json') return `"${value.toISOString()}"`;
  const text =
    dataType === 'json'
      ? JSON.stringify(value)
      : Array.isArray(value)
        ? `{${value.map((inner) => itemOf(inner, '')).join(',')}}`
        : String(value);
  // Hardly any has one, and looking is quicker than replacing.
  return SPECIAL.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}

const columnsFor = (table: PgTable, keys: readonly string[]): [string, Column][] =>
  Object.entries(getTableColumns(table)).filter(([key, column]) => !column.generated && keys.includes(key));

/** The columns that the rows give a value for. */
export const columnsOf = (table: PgTable, [first]: readonly Row[]): [string, Column][] =>
  columnsFor(table, Object.keys(first ?? {}));

export const list = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);
