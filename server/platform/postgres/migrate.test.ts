import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeUser } from '../../auth/auth.factory';
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

it('refuses a database that is older than its first migration with a sentence', async () => {
  const applied = await sql`select * from drizzle.__drizzle_migrations`;
  await sql`update drizzle.__drizzle_migrations set created_at = 1`;
  await expect(migrate(url, checkout)).rejects.toThrow(
    'The database is of a version that this one cannot update: start a version in between first, or begin with an empty database.',
  );
  for (const { id, created_at } of applied)
    await sql`update drizzle.__drizzle_migrations set created_at = ${created_at} where id = ${id}`;
});

it('limits what a request may wait for, as a role that is no superuser', async () => {
  const name = `${server.databaseName}_limits`;
  await sql`create database ${sql(name)}`;
  const own = `${inject('clusterUrl')}/${name}`;
  await migrate(own, checkout);
  const as = postgres(own, { max: 1, onnotice: () => {} });
  const [limits] = await as`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"`;
  expect(limits).toEqual({ statement: '1min', lock: '10s', idle: '1min', isSuperuser: false });
  await as.end();
  await sql`drop database ${sql(name)} with (force)`;
});

it('builds the index of a large table beside the migrations, and again after one that was interrupted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-migrations-'));
  const migrations = join(folder, 'server', 'migrations');
  await cp(join(checkout, 'server', 'migrations'), migrations, { recursive: true });
  await mkdir(join(migrations, 'concurrent'), { recursive: true });
  const statement = 'CREATE UNIQUE INDEX CONCURRENTLY "user_display_name" ON "user" ("display_name");';
  await writeFile(join(migrations, 'concurrent', 'user_display_name.sql'), statement);
  const twins = ['a', 'b'].map((letter) =>
    makeUser(server.db, { displayName: 'Ana', email: `${letter}@a.example` }),
  );
  const [, second] = await Promise.all(twins);
  const isValid = async () =>
    (await sql`select indisvalid from pg_index where indexrelid = to_regclass('user_display_name')`)[0]
      ?.indisvalid;
  await expect(migrate(url, folder)).rejects.toThrow('user_display_name');
  expect(await isValid()).toBe(false);
  await sql`update "user" set display_name = 'Bea' where id = ${second?.id ?? ''}`;
  await migrate(url, folder);
  expect(await isValid()).toBe(true);
  await sql`drop index user_display_name`;
  await rm(folder, { recursive: true });
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
