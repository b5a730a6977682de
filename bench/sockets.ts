import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { hasRedis } from '../scripts/redis.mjs';
import { type Env, readEnv } from '../server/env';
import { makeEvents } from '../server/platform/events';
import { migrate } from '../server/platform/migrate';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { openRealtime } from '../server/platform/realtime/realtime';
import { startRedis } from '../server/testing/test-redis';
import type { Figure, Group } from './figure';
import { memoryMb, processorSeconds, signIn, startAtalaya, temporaryFolder } from './server';

const WANTED = 10_000;
const ON_TWO_NODES = 2_000;
/** Files that a process has open besides its sockets. */
const OTHER_FILES = 500;
/** Connections begun at once: a queue of the kernel holds some hundreds. */
const AT_ONCE = 100;
const MARK = 'thunder-storm-activated';
const PATIENCE_MS = 30_000;

/** Every connected page is told at once: how many are reached, how soon, and what ten thousand of them weigh. */
export const sockets: Group = {
  name: 'sockets',
  async measure() {
    const files = Number(spawnSync('sh', ['-c', 'ulimit -n']).stdout.toString()) || WANTED * 2;
    const count = Math.min(WANTED, files - OTHER_FILES);
    if (count < WANTED) console.log(`  ulimit -n is ${files}: ${count} sockets instead of ${WANTED}`);
    return [...(await oneNode(count)), ...(await twoNodes())];
  },
};

/**
 * The pages live in this process and the server in one of its own, on the same machine: what reading ten thousand answers costs here
 * is part of the time to the last of them. The server's own share is what its processor says.
 */
async function oneNode(count: number): Promise<Figure[]> {
  const atalaya = await startAtalaya();
  const pages = await openPages(Number(new URL(atalaya.url).port), count);
  const cookie = await signIn(atalaya.url, 'admin@atalaya.example');
  const idleMb = await memoryMb(atalaya.child.pid ?? 0);
  const busyBefore = await processorSeconds(atalaya.child.pid ?? 0);
  const began = performance.now();
  const all = pages.told();
  const launched = await fetch(`${atalaya.url}/api/admin/effects/thunder-storm`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Medida' }),
  });
  if (!launched.ok) throw new Error(`launching answered ${launched.status}`);
  const reached = await all;
  const took = performance.now() - began;
  const busy = (await processorSeconds(atalaya.child.pid ?? 0)) - busyBefore;
  const mb = Math.max(idleMb, await memoryMb(atalaya.child.pid ?? 0));
  pages.close();
  await atalaya.stop();
  return [
    {
      name: 'sockets reached',
      value: reached,
      unit: `of ${count}`,
      bound: { at: 'least', value: count },
    },
    {
      name: 'from the press to the last of them',
      value: took,
      unit: 'ms',
      bound: { at: 'most', value: 1_000 },
    },
    {
      name: "of that, the server's processor",
      value: busy * 1000,
      unit: 'ms',
      bound: { at: 'most', value: 800 },
    },
    {
      name: 'memory of the server with them',
      value: mb,
      unit: 'MB',
      bound: { at: 'most', value: 600 },
    },
  ];
}

/** Where two nodes meet: in PostgreSQL, which is always there, and in Redis where its program is installed. */
async function twoNodes(): Promise<Figure[]> {
  const env = readEnv({ LOG_LEVEL: 'silent' });
  const postgres = await startEmbeddedPostgres({
    dataDir: join(await temporaryFolder(), 'postgres'),
    log: () => {},
  });
  await migrate(postgres.url, env.checkout);
  const figures = [await reachedOverBoth('PostgreSQL', env, postgres.url)];
  await postgres.stop();
  if (!hasRedis()) {
    console.log('  no redis-server here: two nodes are measured over PostgreSQL alone');
    return figures;
  }
  const redis = await startRedis();
  figures.push(await reachedOverBoth('Redis', { ...env, REDIS_URL: redis.url }));
  await redis.kill();
  return figures;
}

/** Half of the pages on each of two nodes; told by one of them, then by the other. */
async function reachedOverBoth(place: string, env: Env, databaseUrl?: string): Promise<Figure> {
  const nodes = await Promise.all(
    [1, 2].map(async () => {
      const realtime = await openRealtime(env, async () => null, makeEvents(console.error), databaseUrl);
      const http = createServer();
      realtime.attach(http);
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      const address = http.address();
      return { realtime, port: typeof address === 'object' && address ? address.port : 0 };
    }),
  );
  const pages = await Promise.all(nodes.map(({ port }) => openPages(port, ON_TWO_NODES / 2)));
  let reached = 0;
  for (const { realtime } of nodes) {
    const all = pages.map((half) => half.told());
    realtime.toEveryone(MARK, { message: 'Medida' });
    for (const half of await Promise.all(all)) reached += half;
  }
  for (const half of pages) half.close();
  for (const { realtime } of nodes) await realtime.close();
  return {
    name: `told by two nodes that meet in ${place}`,
    value: reached,
    unit: `of ${2 * ON_TWO_NODES}`,
    bound: { at: 'least', value: 2 * ON_TWO_NODES },
  };
}

/** Pages as light as they get: the few frames of WebSocket and Socket.IO that they need, written by hand. */
async function openPages(port: number, count: number) {
  const open: Socket[] = [];
  let reached = 0;
  let onReached = () => {};
  const hear = () => {
    reached += 1;
    onReached();
  };
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - at) }, async () => {
        open.push(await openPage(port, hear));
      }),
    );
  return {
    told: () =>
      new Promise<number>((resolve) => {
        reached = 0;
        const late = setTimeout(() => resolve(reached), PATIENCE_MS);
        onReached = () => {
          if (reached < count) return;
          clearTimeout(late);
          resolve(reached);
        };
      }),
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** A short text frame, masked as a client's must be, with a mask of zeros (RFC 6455, 5.2). */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const JOIN = frame('40');
const PONG = frame('3');

const openPage = (port: number, hear: () => void): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let isIn = false;
    socket.on('error', reject);
    socket.on('connect', () =>
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
          'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    );
    socket.on('data', (data) => {
      const text = data.toString('latin1');
      if (text.includes(MARK)) hear();
      else if (isIn && text.endsWith('2')) socket.write(PONG);
      if (text.includes('"pingInterval"')) socket.write(JOIN);
      if (!isIn && text.includes('40{')) {
        isIn = true;
        resolve(socket);
      }
    });
  });
