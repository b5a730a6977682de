import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Connection, connect } from './db';

const CONNECTIONS = 4;
const ROUNDS = 5;
let connection: Connection;
let cluster: postgres.Sql;

beforeAll(() => {
  const url = `${inject('clusterUrl')}/postgres`;
  connection = connect(url, { max: CONNECTIONS });
  cluster = postgres(url, { max: 1, onnotice: () => {} });
});
afterAll(() => Promise.all([connection.close(), cluster.end()]));

/** Waits until each connection of the pool has answered a query, and returns their processes. */
const queryAll = () =>
  vi.waitFor(
    async () => {
      const ask = () => connection.db.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`);
      const answers = await Promise.all(Array.from({ length: CONNECTIONS }, ask));
      const pids = new Set(answers.map(([row]) => Number(row?.pid)));
      expect(pids.size).toBe(CONNECTIONS);
      return [...pids];
    },
    { timeout: 5_000 },
  );

const closeAll = async (pids: readonly number[]) => {
  await cluster`select pg_terminate_backend(pid, 5000) from unnest(${pids}::int[]) as pid`;
};

it('leaves no named statement on a connection, which PgBouncer would hand to somebody else', async () => {
  const { db, close } = connect(`${inject('clusterUrl')}/postgres`, { max: 1 });
  await db.transaction(async (tx) => void (await tx.execute(sql`select ${1}::int`)));
  const prepared = db.select({ one: sql`1` }).from(sql`pg_class`).limit(1).prepare('by_name');
  await prepared.execute();
  expect(await db.execute(sql`select name from pg_prepared_statements`)).toHaveLength(0);
  await close();
});

it('all connections of the pool work again after the database has closed them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    let closed = false;
    const closing = closeAll(await queryAll()).then(() => {
      closed = true;
    });
    // Queries that begin while connections close.
    while (!closed) {
      connection.db.execute(sql`select 1`).catch(() => {});
      await setImmediate();
    }
    await closing;
  }
  await queryAll();
});
