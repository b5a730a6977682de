import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER } from './place';
import { findPostmaster } from './postmaster';
import { type Checkout, makeCheckout, until } from './testing/checkout';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout.remove());

const ROUNDS = 5;
/** Twelve starts of a process with its database, on a machine that runs other tests. */
const PATIENCE_MS = 180_000;

test.each(['the server', 'the database'] as const)(
  'no acknowledged row is lost when %s is killed at any moment',
  async (victim) => {
    const dataDir = await checkout.dataFolder('database');
    const acknowledged = new Set<number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = checkout.run(dataDir, { mode: 'write' });
      await server.ready;
      const written = () => server.lines.flatMap((line) => ('written' in line ? [line.written] : []));
      // A random point in the stream of rows.
      const enough = 10 + Math.floor(Math.random() * 90);
      await until(() => written().length > enough);
      if (victim === 'the database') {
        process.kill((await findPostmaster(join(dataDir, CLUSTER)))?.pid ?? Number.NaN, 'SIGKILL');
      }
      server.child.kill('SIGKILL');
      await server.ended;
      for (const id of written()) acknowledged.add(id);
    }

    const last = checkout.run(dataDir);
    const { url, adopted } = await last.ready;
    expect(adopted).toBe(victim === 'the server');
    const sql = postgres(url, { max: 1 });
    const rows = await sql<{ id: number }[]>`select id from kept`;
    await sql.end();
    const kept = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 10);
  },
  PATIENCE_MS,
);
