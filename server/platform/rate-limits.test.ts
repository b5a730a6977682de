import { endpoint } from '@atalaya/core/platform/endpoint';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { hasRedis } from '../../scripts/redis.mjs';
import { readEnv } from '../env';
import { startRedis, type TestRedis } from '../testing/test-redis';
import { openTestServer, type TestServer } from '../testing/test-server';
import { serve } from './serve';

const route = (method: 'GET' | 'POST', path: `/api/${string}`) =>
  endpoint({ method, path, access: 'everyone', summary: 'Counts.', response: z.object({}) });
const [one, other, change] = [
  route('GET', '/api/one'),
  route('GET', '/api/other'),
  route('POST', '/api/change'),
];

const open = (given: object = {}) =>
  openTestServer(
    {
      ...readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://nowhere/none' }),
      // Three reads and one write a minute.
      RATE_LIMIT_SCALE: 0.005,
      ...given,
    },
    {
      before(app) {
        for (const each of [one, other, change]) serve(app, each, async () => ({}));
      },
    },
  );

const call = async (
  { app }: TestServer,
  { method, path }: typeof one | typeof change,
  remoteAddress = '10.0.0.1',
) => app.inject({ method, url: path, remoteAddress });

async function threeReadsAndNoMore(server: TestServer): Promise<void> {
  for (const each of [one, other, one]) expect((await call(server, each)).statusCode).toBe(200);
  const refused = await call(server, other);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(server, change)).statusCode).toBe(200);
  expect((await call(server, change)).statusCode).toBe(429);
  expect((await call(server, one, '10.0.0.2')).statusCode).toBe(200);
}

describe('the calls of an address', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('are counted together for the routes of a rate class, each class and each address by itself', async () => {
    server = await open();
    await threeReadsAndNoMore(server);
  });
});

describe.runIf(hasRedis())('the calls of an address, counted in Redis', () => {
  let redis: TestRedis;
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    redis = await startRedis();
    first = await open({ REDIS_URL: redis.url });
    second = await open({ REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await redis.kill();
  });

  it('are counted together by two nodes', async () => {
    // While the connection is being opened nothing is counted.
    await vi.waitFor(async () => {
      for (let calls = 0; calls < 4; calls += 1) await call(first, one);
      expect((await call(second, other)).statusCode).toBe(429);
    });
    expect((await call(second, one, '10.0.0.2')).statusCode).toBe(200);
  });
});
