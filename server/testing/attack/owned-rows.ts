import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';

/** One digest per table of all rows that name the user in a column with a foreign key to the accounts. */
export async function ownedRows(db: Db, userId: string): Promise<Record<string, string>> {
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.conrelid::regclass::text as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = '"user"'::regclass order by 1, 2`);
  const digests: Record<string, string> = {};
  for (const { table_name, column_name } of columns) {
    const [row] = await db.execute<{ rows: number; digest: string | null }>(sql`
      select count(*)::int as rows, md5(string_agg(one::text, '|' order by one::text)) as digest
      from ${sql.raw(table_name)} one where ${sql.identifier(column_name)} = ${userId}`);
    if (row && row.rows > 0) digests[`${table_name}.${column_name}`] = `${row.rows} ${row.digest}`;
  }
  return digests;
}
