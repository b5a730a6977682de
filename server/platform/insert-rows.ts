import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts complete rows with one JSON parameter. The builder binds every value by itself, which takes longer than the
 * insert for a hundred rows.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`;
}
