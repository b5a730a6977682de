import { type Logger, type SQL, sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
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

/** The first row of a query, or the only one. */
export const first = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> => (await rows)[0];

/** The database itself, which can open transactions. */
export type Database = PostgresJsDatabase;

/** Students think for minutes between answers; keep the connection open meanwhile. */
const IDLE_SECONDS = 300;
const RETRY_SECONDS = 0.25;

/**
 * PgBouncer in transaction mode gives every transaction another connection. That one knows no statement prepared by name (the
 * driver commits by one: everything would be rolled back and reported as done), and a query that is sent before the response to
 * the one before is never answered.
 */
export const transactionPooling = { prepare: false, max_pipeline: 0 };

export type Connection = {
  db: Database;
  /** Another object over the same connections, for which nothing is kept in memory yet. */
  another(): Database;
  close(): Promise<void>;
};

export function connect(
  url: string,
  options: { max?: number; logger?: Logger; traced?: (client: Sql) => Sql } = {},
): Connection {
  const sql = postgres(url, {
    ...socketPath(url),
    ...transactionPooling,
    max: options.max ?? 20,
    connect_timeout: 10,
    idle_timeout: IDLE_SECONDS,
    // The default waits up to 20 seconds, long after a restarted database is back.
    backoff: () => RETRY_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'atalaya' },
  });
  const client = options.traced?.(sql) ?? sql;
  const another = () => withFollowUps(drizzle(client, options.logger ? { logger: options.logger } : {}));
  return {
    db: another(),
    another,
    close: () => sql.end({ timeout: 5 }),
  };
}

const followUps = new WeakMap<object, Array<() => void>>();

/** Runs what others may only see once the transaction is committed; never if it is rolled back. */
export function afterCommit(db: Db, act: () => void): void {
  const acts = followUps.get(db);
  if (acts) acts.push(act);
  else act();
}

function withFollowUps(db: Database): Database {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const acts: Array<() => void> = [];
    const result = await begin((tx) => {
      followUps.set(tx, acts);
      return work(tx);
    }, config);
    for (const act of acts) act();
    return result;
  };
  return db;
}

/**
 * The rows of a long list, which the database sends as one JSON text: for thousands of rows that takes a fraction of what the
 * driver and the builder take for each value. Dates and numbers are as JSON has them, so a timestamp stays a text.
 */
export async function selectLongList<T extends object>(db: Db, query: SQL): Promise<T[]> {
  const [row] = await db.execute<{ list: string }>(
    sql`select coalesce(json_agg(found), '[]')::text as list from (${query}) as found`,
  );
  return JSON.parse(row?.list ?? '[]');
}
