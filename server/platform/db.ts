import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Lane, makeLane } from './lane';
import { preferLastUsed } from './last-used';
import { prepareStatements } from './prepared';
import { socketPath } from './socket-path';

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
 * The database itself, which can begin a transaction. `$client` is the driver, for the few statements that run with every
 * answer or every request and are written by hand: no builder runs for them. `$lane` is the fast lane of one such text.
 */
export type Database = PostgresJsDatabase & { $client: postgres.Sql; $lane(text: string): Lane };

/** Someone who answers alone thinks for a minute or two: each answer would find that the connection has to be opened anew. */
const IDLE_SECONDS = 300;

export type Connection = { sql: postgres.Sql; db: Database; close(): Promise<void> };

export function connect(url: string, options: { max?: number } = {}): Connection {
  const sql = postgres(url, {
    ...socketPath(url),
    max: options.max ?? 20,
    connect_timeout: 10,
    idle_timeout: IDLE_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'atalaya' },
  });
  preferLastUsed(sql);
  const lanes = new Map<string, Lane>();
  const $lane = (text: string): Lane => {
    const lane = lanes.get(text) ?? makeLane(url, text);
    lanes.set(text, lane);
    return lane;
  };
  return {
    sql,
    db: Object.assign(drizzle(prepareStatements(sql)), { $lane }),
    async close() {
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
      await sql.end({ timeout: 5 });
    },
  };
}
