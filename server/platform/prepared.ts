import { PgDatabase } from 'drizzle-orm/pg-core';
import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import type { Db } from './db';

/** What the builder hands its statements to: the pool, a transaction on it, a savepoint in that. */
type Client = {
  unsafe: postgres.Sql['unsafe'];
  begin?: (...given: never[]) => Promise<unknown>;
  savepoint?: (...given: never[]) => Promise<unknown>;
};

/** Each connection keeps what it has prepared, so there is an end to it: a list of values makes a new text for each length. */
const TEXTS_AT_MOST = 400;
const PARAMETERS_AT_MOST = 40;

/**
 * Lets the driver keep the builder's statements prepared, as it keeps those that are written by hand. Without it each one is
 * described first and run in a second round trip, and planned anew every time.
 */
export function prepareStatements<C extends Client>(client: C, texts = new Set<string>()): C {
  const plain = client.unsafe.bind(client);
  const isWorthIt = (text: string, parameters: number): boolean => {
    if (parameters === 0 || parameters > PARAMETERS_AT_MOST) return false;
    if (!texts.has(text) && texts.size >= TEXTS_AT_MOST) return false;
    texts.add(text);
    return true;
  };
  client.unsafe = ((
    text: string,
    parameters: postgres.ParameterOrJSON<never>[] = [],
    options: postgres.UnsafeQueryOptions = {},
  ) =>
    plain(text, parameters, {
      ...options,
      // What runs all day asks for it by itself, and has its place whatever else was asked before.
      prepare: options.prepare || isWorthIt(text, parameters.length),
    })) as typeof client.unsafe;
  for (const opener of ['begin', 'savepoint'] as const) {
    const open = client[opener]?.bind(client);
    if (!open) continue;
    // The work is the last argument; before it may stand a name or the mode of the transaction.
    client[opener] = ((...given: unknown[]) => {
      const work = given.pop() as (inner: Client) => unknown;
      return open(...([...given, (inner: Client) => work(prepareStatements(inner, texts))] as never[]));
    }) as typeof open;
  }
  return client;
}

/** The driver of a database or of a transaction on it, for statements that run with every exam: no builder runs for them. */
export function driverOf(db: Db): Pick<postgres.Sql, 'unsafe'> {
  const session = db instanceof PgDatabase ? db._.session : undefined;
  if (!(session instanceof PostgresJsSession)) throw new Error('this is no database of postgres.js');
  return session.client;
}
