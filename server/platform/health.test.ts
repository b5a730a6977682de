import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takeAway } from '../testing/database-away';
import { openTestServer, type TestServer } from '../testing/test-server';
import { innerFetch } from './pages/render';
import { leave } from './process/leaving';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const status = async (url: string) => (await server.visitor().get(url)).statusCode;

it('readiness is red while the database is away, its failures count, and it recovers soon after its return', async () => {
  expect([await status('/api/ready'), await status('/api/health')]).toEqual([200, 200]);
  const comeBack = await takeAway(server.databaseName);
  await vi.waitFor(async () => expect(await status('/api/ready')).toBe(503));
  expect(await status('/api/health')).toBe(503);
  const onFault = vi.fn();
  expect((await innerFetch(server.app, { onFault })('/api/ready')).status).toBe(503);
  expect(onFault).toHaveBeenCalledOnce();

  await comeBack();
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

it('a node that is about to stop is not ready, but still answers', async () => {
  await leave(server.app.kit);
  expect([await status('/api/ready'), await status('/api/health')]).toEqual([503, 200]);
});
