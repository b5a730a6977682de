import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRedis } from '../../../scripts/redis.mjs';
import { makeStripe } from '../../checkout/providers/stripe';
import { readEnv } from '../../env';
import { openTestBucket } from '../../testing/test-bucket';
import { freePort, startRedis } from '../../testing/test-redis';
import { makeTestSmtp } from '../../testing/test-smtp';
import { bucketFiles } from '../files';
import type { Kit } from '../kit';
import { smtpCarrier } from '../mail/mail';
import { openRedisPost } from '../realtime/realtime-redis';
import { type DependencyName, watchDependency } from './dependency';

type Line = { level: 'error' | 'warn'; dependency: string; reason?: string };

let lines: Line[];
beforeEach(() => {
  lines = [];
});
const watch = (name: DependencyName) =>
  watchDependency(
    {
      error: (line: object) => void lines.push({ ...(line as Line), level: 'error' }),
      warn: (line: object) => void lines.push({ ...(line as Line), level: 'warn' }),
    },
    name,
  );
const failing = (dependency: string, reason: string) => ({ level: 'error', dependency, reason });
const recovered = (dependency: string) => ({ level: 'warn', dependency, seconds: expect.any(Number) });

describe('the log has one line when a dependency begins to fail and one when it works again', () => {
  it('the mail server, without the addresses of people', async () => {
    const smtp = makeTestSmtp();
    await smtp.start();
    const carrier = smtpCarrier({ ...readEnv({}), SMTP_URL: smtp.url() }, watch('mail server'));
    const send = (to: string) => carrier?.({ to, subject: 'Hola', body: 'Texto' });
    await send('ana@example.com');
    // The server works; it only does not know this address.
    await expect(send('nobody@example.com')).rejects.toThrow('550');
    expect(lines).toEqual([]);
    await smtp.stop();
    await expect(send('ana@example.com')).rejects.toThrow();
    await expect(send('eva@example.com')).rejects.toThrow();
    expect(lines).toEqual([failing('mail server', 'ESOCKET')]);
    await smtp.start();
    await send('ana@example.com');
    await send('eva@example.com');
    expect(lines.slice(1)).toEqual([recovered('mail server')]);
    expect(JSON.stringify(lines)).not.toContain('@');
    expect(smtp.received).toHaveLength(3);
    await smtp.stop();
  });

  it('the file storage, when it is away and when it answers with an error', async () => {
    const bucket = await openTestBucket();
    const files = bucketFiles(bucket.env, watch('file storage'));
    await files.put('a/one.webp', new Uint8Array([1]), 'image/webp');
    expect(await files.get('a/none.webp')).toBeUndefined();
    expect(lines).toEqual([]);
    bucket.fail(500);
    await expect(files.get('a/one.webp')).rejects.toThrow('500');
    await expect(files.get('a/one.webp')).rejects.toThrow('500');
    expect(lines).toEqual([failing('file storage', 'status 500')]);
    bucket.fail(undefined);
    expect(await files.get('a/one.webp')).toBeDefined();
    expect(lines.slice(1)).toEqual([recovered('file storage')]);
    await bucket.close();
    await expect(files.get('a/one.webp')).rejects.toThrow();
    await expect(files.get('a/one.webp')).rejects.toThrow();
    expect(lines.slice(2)).toEqual([failing('file storage', 'ECONNREFUSED')]);
  });

  it('the payment provider', async () => {
    const port = await freePort();
    let server: Server | undefined;
    const start = async () => {
      server = createServer((request, response) => {
        const isKnown = request.url?.includes('sub_1') ?? false;
        response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isKnown ? { id: 'sub_1', status: 'canceled' } : { error: {} }));
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
    };
    const options = { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 } as const;
    const provider = makeStripe(readEnv({}), new Stripe('sk_test_x', options), watch('payment provider'));
    // Stripe's provider does not use the kit.
    const end = (ref: string) => provider.end({} as Kit, ref);
    await expect(end('sub_1')).rejects.toThrow('checkout.provider-down');
    await expect(end('sub_1')).rejects.toThrow('checkout.provider-down');
    expect(lines).toEqual([failing('payment provider', 'ECONNREFUSED')]);
    await start();
    await end('sub_1');
    // A request that the provider refuses is no failure of the provider.
    await expect(end('sub_2')).rejects.toThrow();
    expect(lines.slice(1)).toEqual([recovered('payment provider')]);
    server?.closeAllConnections();
    server?.close();
  });

  it.runIf(hasRedis())('Redis', async () => {
    const redis = await startRedis();
    const post = openRedisPost(
      redis.url,
      () => {},
      () => {},
      watch('Redis'),
    );
    for (let time = 1; time <= 2; time += 1) {
      await redis.kill();
      await vi.waitFor(() => expect(lines).toHaveLength(2 * time - 1));
      await redis.start();
      await vi.waitFor(() => expect(lines).toHaveLength(2 * time), { timeout: 10_000 });
    }
    expect(lines.map(({ level }) => level)).toEqual(['error', 'warn', 'error', 'warn']);
    // Our own end of the connection is no failure.
    await post.close();
    expect(lines).toHaveLength(4);
    await redis.kill();
  });
});
