import type { Logger } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { socketPath } from './socket-path';

/** The database or a transaction: the first argument of every query. */
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

/** The database itself, which can open transactions. */
export type Database = PostgresJsDatabase;

/** Students think for minutes between answers; keep the connection open meanwhile. */
const IDLE_SECONDS = 300;
const RETRY_SECONDS = 0.25;

export type Connection = { db: Database; close(): Promise<void> };

export function connect(url: string, options: { max?: number; logger?: Logger } = {}): Connection {
  const sql = postgres(url, {
    ...socketPath(url),
    max: options.max ?? 20,
    connect_timeout: 10,
    idle_timeout: IDLE_SECONDS,
    // The default waits up to 20 seconds, long after a restarted database is back.
    backoff: () => RETRY_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'atalaya' },
  });
  return {
    db: drizzle(sql, options.logger ? { logger: options.logger } : {}),
    close: () => sql.end({ timeout: 5 }),
  };
}
