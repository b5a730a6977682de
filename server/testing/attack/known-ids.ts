import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';

const PER_COLUMN = 40;

type Key = { table_name: string; column_name: string };

/** The columns of all primary keys. */
const keysOf = (db: Db) =>
  db.execute<Key>(sql`
    select k.table_name, k.column_name
    from information_schema.table_constraints c
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    where c.constraint_type = 'PRIMARY KEY' and c.table_schema = 'public'`);

/** The keys of the newest rows of every table, by column. */
export async function knownIds(db: Db): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { table_name, column_name } of await keysOf(db)) {
    const column = sql.identifier(column_name);
    const rows = await db.execute<{ id: string }>(sql`
      select distinct ${column}::text as id from ${sql.identifier(table_name)} order by 1 desc limit ${PER_COLUMN}`);
    if (rows.length > 0)
      found.set(
        `${table_name}.${column_name}`,
        rows.map(({ id }) => id),
      );
  }
  return found;
}
