import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** The database, or a transaction on it: the first argument of every query. */
export type Db = Pick<
  PostgresJsDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | 'with'
>;

/**
 * The database itself, which can begin a transaction. `$client` is the driver: it keeps a statement prepared, which the
 * builder does not, and is for the few that run with every request.
 */
export type Database = PostgresJsDatabase & { $client: postgres.Sql };

export type Connection = { sql: postgres.Sql; db: Database; close(): Promise<void> };

export function connect(url: string, options: { max?: number } = {}): Connection {
  const sql = postgres(url, {
    max: options.max ?? 20,
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => {},
    connection: { application_name: 'atalaya' },
  });
  return { sql, db: drizzle(sql), close: () => sql.end({ timeout: 5 }) };
}
