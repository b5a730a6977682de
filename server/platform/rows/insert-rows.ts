import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts rows with one JSON parameter. The builder binds every value by itself, which takes longer than the insert
 * for a hundred rows. Rows hold every column, or every one of those that are named.
 */
export function insertRows<T extends PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
  columns: Record<string, Column> = getTableColumns(table),
): SQL {
  const named = Object.entries(columns);
  const names = sql.join(
    named.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(named.map(([key, { name }]) => [name, row[key]])),
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`;
}
