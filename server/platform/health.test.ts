import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { innerFetch } from './pages/inner-fetch';

let server: TestServer;
let cluster: postgres.Sql;
beforeAll(async () => {
  server = await openTestServer();
  cluster = postgres(`${inject('clusterUrl')}/postgres`, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await cluster.end();
  await server.close();
});

const status = async (url: string) => (await server.visitor().get(url)).statusCode;

it('readiness is red while the database is away, its failures count, and it recovers soon after its return', async () => {
  expect([await status('/api/ready'), await status('/api/health')]).toEqual([200, 200]);
  const name = server.databaseName;
  await cluster.unsafe(`alter database ${name} allow_connections false`);
  await cluster`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  await vi.waitFor(async () => expect(await status('/api/ready')).toBe(503));
  expect(await status('/api/health')).toBe(503);
  const onFault = vi.fn();
  expect((await innerFetch(server.app, { onFault })('/api/ready')).status).toBe(503);
  expect(onFault).toHaveBeenCalledOnce();

  await cluster.unsafe(`alter database ${name} allow_connections true`);
  await vi.waitFor(async () => expect(await status('/api/ready')).toBe(200), {
    timeout: 3_000,
    interval: 50,
  });
});

it('readiness is red while the queue takes no jobs', async () => {
  const { check } = server.jobs;
  server.jobs.check = () => Promise.reject(new Error('away'));
  expect([await status('/api/ready'), await status('/api/health')]).toEqual([503, 200]);
  server.jobs.check = check;
  expect(await status('/api/ready')).toBe(200);
});
