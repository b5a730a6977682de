import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Endpoint, endpoint } from '@atalaya/core/platform/endpoint';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { hasRedis } from '../../scripts/redis.mjs';
import { readEnv } from '../env';
import { freePort, startRedis, type TestRedis } from '../testing/test-redis';
import { openTestServer, type TestServer } from '../testing/test-server';
import { serve } from './serve';

const counting = { summary: 'Counts.', response: z.object({}) };
const one = endpoint.get('/api/one', 'everyone', counting);
const other = endpoint.get('/api/other', 'everyone', counting);
const change = endpoint.post('/api/change', 'everyone', counting);

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
        serve(app, one, async () => ({}));
        serve(app, other, async () => ({}));
        serve(app, change, async () => ({}));
      },
    },
  );

const call = async ({ app }: TestServer, { method, path }: Endpoint, remoteAddress = '10.0.0.1') =>
  app.inject({ method, url: path, remoteAddress });

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

describe('an address', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('is the /64 of an IPv6 one, because a connection has all of it', async () => {
    server = await open();
    for (const host of ['1', '2:3', 'ffff:1:2:3'])
      expect((await call(server, one, `2001:db8:0:7::${host}`)).statusCode).toBe(200);
    expect((await call(server, one, '2001:db8:0:7::4')).statusCode).toBe(429);
    expect((await call(server, one, '2001:db8:0:8::4')).statusCode).toBe(200);
  });

  it('is limited by each node while Redis is away', async () => {
    server = await open({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    await threeReadsAndNoMore(server);
  });
});

it('the address of a call is read in one place only, so that every limit counts the same', () => {
  const server = dirname(import.meta.dirname);
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('node_modules'),
  );
  const readers = sources.filter((path) =>
    /\brequest\.ip\b|\{ ip \}/.test(readFileSync(join(server, path), 'utf8')),
  );
  expect(readers.sort()).toEqual([
    'platform/network-of-call.ts',
    // Passed on as it is, to the pages and to what the user sees of a device.
    'platform/pages/render.ts',
    'platform/sessions.ts',
  ]);
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

  it('stay refused when Redis goes away, and at once when it hangs', async () => {
    for (let calls = 0; calls < 4; calls += 1) await call(first, one, '10.0.0.3');
    redis.pause();
    expect((await call(first, one, '10.0.0.3')).statusCode).toBe(429);
    redis.goOn();
    await redis.kill();
    expect((await call(first, one, '10.0.0.3')).statusCode).toBe(429);
  });
});
