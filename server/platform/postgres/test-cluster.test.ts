import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER } from './place';
import { findPostmaster } from './postmaster';
import { isRunning } from './process-of';
import { createDatabase, dropDatabase, startTestCluster, type TestCluster } from './test-cluster';
import { makeCheckout } from './testing/checkout';

let cluster: TestCluster;
let admin: postgres.Sql;
beforeAll(async () => {
  cluster = await startTestCluster();
  admin = postgres(cluster.url('postgres'), { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await admin.end();
  await cluster.stop();
});

const count = async (database: string) => {
  const sql = postgres(cluster.url(database), { max: 1 });
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from thing`;
  await sql.end();
  return row?.count;
};

test('each worker gets a copy of the template, and changes nothing but its own', async () => {
  await createDatabase(admin, 'template');
  const template = postgres(cluster.url('template'), { max: 1 });
  await template`create table thing as select generate_series(1, 3) as id`;
  await template.end();
  await Promise.all(['one', 'two'].map((name) => createDatabase(admin, name, 'template')));
  const one = postgres(cluster.url('one'), { max: 1 });
  await one`delete from thing`;
  // Left open on purpose: dropping must not wait for it.
  expect(await count('one')).toBe(0);
  expect(await count('two')).toBe(3);
  await dropDatabase(admin, 'one');
  await dropDatabase(admin, 'one');
  await one.end({ timeout: 0 });
  expect([...(await admin`select from pg_database where datname = 'one'`)]).toEqual([]);
});

test('the extensions the schema needs can be created by the role of the application', async () => {
  await createDatabase(admin, 'extended');
  const sql = postgres(cluster.url('extended'), { max: 1 });
  await sql`create extension unaccent`;
  await sql`create extension pg_trgm`;
  const [row] = await sql<{ plain: string }[]>`select unaccent('Ávila') as plain`;
  expect(row?.plain).toBe('Avila');
  await sql.end();
});

const foldersOf = async (pid: number | undefined) =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`atalaya-test-${pid}-`));

test('nothing of it remains afterwards', async () => {
  const before = await foldersOf(process.pid);
  const short = await startTestCluster();
  expect(await foldersOf(process.pid)).toHaveLength(before.length + 1);
  await short.stop();
  expect(await foldersOf(process.pid)).toEqual(before);
});

test('what a killed run left behind is cleared by the next one', async () => {
  const checkout = await makeCheckout();
  const killed = checkout.run(checkout.folder, { mode: 'test' });
  await killed.ready;
  const [folder = ''] = await foldersOf(killed.child.pid);
  const orphan = await findPostmaster(join(tmpdir(), folder, CLUSTER));
  killed.child.kill('SIGKILL');
  await killed.ended;
  await (await startTestCluster()).stop();
  expect(await foldersOf(killed.child.pid)).toEqual([]);
  expect(await isRunning(orphan?.pid ?? Number.NaN)).toBe(false);
  await checkout.remove();
});
