import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@atalaya/core/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestServer, type TestServer } from '../../testing/test-server';
import { AppError } from '../app-error';
import { serve } from '../serve';

const readCount = endpoint.get('/api/test-shared/:id', 'everyone', {
  shared: true,
  summary: 'Counts how often its handler ran.',
  params: z.object({ id: z.string() }),
  query: z.object({ words: z.coerce.number().default(1) }),
  response: z.object({ id: z.string(), runs: z.int(), text: z.string() }),
});

describe('a shared response', () => {
  let server: TestServer;
  let runs = 0;
  let isBroken = false;

  beforeAll(async () => {
    server = await openTestServer(
      {},
      {
        before: (app) =>
          serve(app, readCount, async ({ params, query }) => {
            runs += 1;
            if (isBroken) throw new AppError('request.not-found');
            return { id: params.id, runs, text: 'palabra '.repeat(query.words), secret: 'x' };
          }),
      },
    );
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/test-shared/${path}`, headers });

  it('runs its handler once for everyone, and again after content has changed or a minute', async () => {
    const first = (await get('a')).json();
    expect((await get('a?unknown=1')).json()).toEqual(first);
    expect(first).not.toHaveProperty('secret');
    server.kit.events.publish('pages.changed', { prefixes: ['/blog'] });
    expect((await get('a')).json().runs).toBe(first.runs + 1);
    server.clock.advance(61_000);
    expect((await get('a')).json().runs).toBe(first.runs + 2);
  });

  it('is stored apart for each path and query', async () => {
    expect((await get('b')).json().id).toBe('b');
    expect((await get('c')).json().id).toBe('c');
    expect((await get('c?words=2')).json().text).toBe('palabra palabra ');
  });

  it('is sent compressed, and not at all to a browser that has it', async () => {
    const full = await get('d?words=500', { 'accept-encoding': 'br' });
    expect(full.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(full.rawPayload.length).toBeLessThan(500);
    expect(JSON.parse(brotliDecompressSync(full.rawPayload).toString()).id).toBe('d');
    const again = await get('d?words=500', { 'if-none-match': String(full.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not stored when it failed', async () => {
    isBroken = true;
    expect((await get('e')).statusCode).toBe(404);
    isBroken = false;
    expect((await get('e')).statusCode).toBe(200);
  });
});
