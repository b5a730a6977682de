import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { migrate } from './migrate';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
let server: TestServer;
let sql: postgres.Sql;
let url: string;
beforeAll(async () => {
  server = await openTestServer();
  url = `${inject('clusterUrl')}/${server.databaseName}`;
  sql = postgres(url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await server.close();
});

it('starts on a database of its own version, and refuses that of a later one with a sentence', async () => {
  await expect(migrate(url, checkout)).resolves.toBeUndefined();
  const [last] = await sql<{ at: string }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`;
  await sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Number(last?.at) + 1})`;
  await expect(migrate(url, checkout)).rejects.toThrow(
    'The database was migrated by a later version of Atalaya: start that version, or restore a backup made before it.',
  );
  await sql`delete from drizzle.__drizzle_migrations where hash = 'later'`;
});

it('migrates an empty database once when several nodes start together', async () => {
  const name = `${server.databaseName}_empty`;
  await sql`create database ${sql(name)}`;
  const empty = `${inject('clusterUrl')}/${name}`;
  await Promise.all([1, 2, 3].map(() => migrate(empty, checkout)));
  const other = postgres(empty, { max: 1, onnotice: () => {} });
  const twice = await other`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`;
  expect(twice).toHaveLength(0);
  await other.end();
  await sql`drop database ${sql(name)} with (force)`;
});
