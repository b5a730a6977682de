import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { hasRedis } from '../scripts/redis.mjs';
import { type Env, readEnv } from '../server/env';
import { makeEvents } from '../server/platform/events';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { migrate } from '../server/platform/postgres/migrate';
import { openRealtime } from '../server/platform/realtime/realtime';
import { startRedis } from '../server/testing/test-redis';
import type { Benchmark, Measurement } from './measurement';
import { cpuSeconds, memoryMb, signIn, startAtalaya, temporaryFolder } from './server';

const WANTED = 10_000;
const ON_TWO_NODES = 2_000;
/** Open files of the process besides its sockets. */
const OTHER_FILES = 500;
/** The kernel queues only some hundreds of new connections. */
const AT_ONCE = 100;
const EVENT = 'thunder-storm-activated';
const ROOM_EVENT = 'room-changed';
const TIMEOUT_MS = 30_000;

/** An event for every connected page: how many receive it, how soon, and the server's memory. */
export const sockets: Benchmark = {
  name: 'sockets',
  async measure() {
    const files = Number(spawnSync('sh', ['-c', 'ulimit -n']).stdout.toString()) || WANTED * 2;
    const count = Math.min(WANTED, files - OTHER_FILES);
    if (count < WANTED) console.log(`  ulimit -n is ${files}: ${count} sockets instead of ${WANTED}`);
    return [...(await oneNode(count)), ...(await oneTopic(count)), ...(await twoNodes())];
  },
};

/** The clients share the two cores with the server, so the server's own CPU time is measured as well. */
async function oneNode(count: number): Promise<Measurement[]> {
  const atalaya = await startAtalaya();
  const pages = await openPages(Number(new URL(atalaya.url).port), count);
  const cookie = await signIn(atalaya.url, 'admin@atalaya.example');
  const idleMb = await memoryMb(atalaya.child.pid ?? 0);
  const busyBefore = await cpuSeconds(atalaya.child.pid ?? 0);
  const began = performance.now();
  const all = pages.received();
  const launched = await fetch(`${atalaya.url}/api/admin/effects/thunder-storm`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Medida' }),
  });
  if (!launched.ok) throw new Error(`POST thunder-storm: ${launched.status}`);
  const reached = await all;
  const took = performance.now() - began;
  const busy = (await cpuSeconds(atalaya.child.pid ?? 0)) - busyBefore;
  const mb = Math.max(idleMb, await memoryMb(atalaya.child.pid ?? 0));
  pages.close();
  await atalaya.stop();
  return [
    { name: 'sockets that received the event', value: reached, unit: `of ${count}`, min: count },
    { name: 'time until the last one', value: took, unit: 'ms', max: 1_000 },
    { name: 'CPU time of the server', value: busy * 1000, unit: 'ms', max: 800 },
    { name: 'memory of the server', value: mb, unit: 'MB', max: 600 },
  ];
}

/** Everyone reads the same topic of the forum, and somebody answers. */
async function oneTopic(count: number): Promise<Measurement[]> {
  const atalaya = await startAtalaya();
  const found: { items: { id: number }[] } = await (await fetch(`${atalaya.url}/api/forum/topics`)).json();
  const topic = found.items[0]?.id ?? 0;
  const pages = await openPages(Number(new URL(atalaya.url).port), count, `forum:${topic}`);
  const cookie = await signIn(atalaya.url, 'admin@atalaya.example');
  const all = pages.received();
  const began = performance.now();
  const sent = await fetch(`${atalaya.url}/api/forum/topics/${topic}/posts`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ body: 'Una respuesta que todos oyen.' }),
  });
  if (!sent.ok) throw new Error(`POST answer: ${sent.status}`);
  const reached = await all;
  const took = performance.now() - began;
  pages.close();
  await atalaya.stop();
  return [
    { name: 'sockets that heard a reply in their topic', value: reached, unit: `of ${count}`, min: count },
    { name: 'time from posting until the last one', value: took, unit: 'ms', max: 1_000 },
  ];
}

/** Two nodes over PostgreSQL, and over Redis where it is installed. */
async function twoNodes(): Promise<Measurement[]> {
  const env = readEnv({ LOG_LEVEL: 'silent' });
  const postgres = await startEmbeddedPostgres({
    dataDir: join(await temporaryFolder(), 'postgres'),
    log: () => {},
  });
  await migrate(postgres.url, env.checkout);
  const measurements = [await acrossNodes('PostgreSQL', env, postgres.url)];
  await postgres.stop();
  if (!hasRedis()) {
    console.log('  no redis-server installed: two nodes are measured over PostgreSQL only');
    return measurements;
  }
  const redis = await startRedis();
  measurements.push(await acrossNodes('Redis', { ...env, REDIS_URL: redis.url }));
  await redis.kill();
  return measurements;
}

/** Half of the pages on each of two nodes; each node sends one event to all of them. */
async function acrossNodes(place: string, env: Env, databaseUrl?: string): Promise<Measurement> {
  const nodes = await Promise.all(
    [1, 2].map(async () => {
      const realtime = await openRealtime(
        env,
        async () => null,
        makeEvents(console.error),
        console.error,
        databaseUrl,
      );
      const http = createServer();
      realtime.attach(http, async (identity) => identity);
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      const address = http.address();
      return { realtime, port: typeof address === 'object' && address ? address.port : 0 };
    }),
  );
  const pages = await Promise.all(nodes.map(({ port }) => openPages(port, ON_TWO_NODES / 2)));
  let reached = 0;
  for (const { realtime } of nodes) {
    const all = pages.map((half) => half.received());
    realtime.toEveryone(EVENT, { message: 'Medida' });
    for (const half of await Promise.all(all)) reached += half;
  }
  for (const half of pages) half.close();
  for (const { realtime } of nodes) await realtime.close();
  return {
    name: `events received across two nodes, over ${place}`,
    value: reached,
    unit: `of ${2 * ON_TWO_NODES}`,
    min: 2 * ON_TWO_NODES,
  };
}

/** Only the WebSocket and Socket.IO frames that a page needs: 10,000 real clients would not fit in this process. */
export async function openPages(port: number, count: number, room?: string) {
  const open: Socket[] = [];
  let reached = 0;
  let onReached = () => {};
  const onEvent = () => {
    reached += 1;
    onReached();
  };
  for (let at = 0; at < count; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - at) }, async () => {
        open.push(await openPage(port, onEvent, room));
      }),
    );
  return {
    received: () =>
      new Promise<number>((resolve) => {
        reached = 0;
        const late = setTimeout(() => resolve(reached), TIMEOUT_MS);
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

const openPage = (port: number, onEvent: () => void, room?: string): Promise<Socket> =>
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
      if (text.includes(room ? ROOM_EVENT : EVENT)) onEvent();
      else if (isIn && text.endsWith('2')) socket.write(PONG);
      if (text.includes('"pingInterval"')) socket.write(JOIN);
      if (room && text.includes('40{')) socket.write(frame(`420["room-join","${room}"]`));
      if (!isIn && text.includes(room ? '430[true]' : '40{')) {
        isIn = true;
        resolve(socket);
      }
    });
  });
