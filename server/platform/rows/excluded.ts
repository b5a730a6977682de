import { type Column, type SQL, sql } from 'drizzle-orm';

/** In `on conflict do update`: the value of a column in the row that was to be inserted. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`;

/** The same for several columns, as the `set` of an upsert that takes over the inserted values. */
export const allExcluded = <T extends Record<string, Column>>(columns: T): { [K in keyof T]: SQL } =>
  Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, excluded(column)])) as {
    [K in keyof T]: SQL;
  };
