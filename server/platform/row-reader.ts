import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type postgres from 'postgres';
import type { Db } from './db';
import { driverOf } from './prepared';

/**
 * Whole rows of a table by one text that is made once, for what is read with every exam: the builder would write it anew each
 * time and go through every value of every row. `rest` is what follows the table's name, its values as $1, $2, …
 */
export function rowReader<T extends PgTable>(table: T, rest: string) {
  const columns = Object.entries(getTableColumns(table));
  const text = `select ${columns.map(([key, column]) => `"${column.name}" as "${key}"`).join(', ')} from "${getTableName(table)}" ${rest}`;
  const translated = columns.filter(([, column]) => needsTranslation(column));
  return async (db: Db, values: string[]): Promise<T['$inferSelect'][]> => {
    const rows = await driverOf(db).unsafe<postgres.Row[]>(text, values, { prepare: true });
    for (const row of rows)
      for (const [key, column] of translated)
        if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
    // What the table says of its columns is what the driver and the line above have made of them.
    return rows as unknown as T['$inferSelect'][];
  };
}

/** Moments come as text, and whole numbers of eight bytes too; all else comes as it is. */
const needsTranslation = ({ dataType, columnType }: Column): boolean =>
  dataType === 'date' || columnType === 'PgBigInt53';
