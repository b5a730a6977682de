import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { readEnv } from '../server/env';
import { migrate } from '../server/platform/migrate';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { openRealtime } from '../server/platform/realtime';
import type { Group } from './figure';
import { memoryMb, signIn, startAtalaya, temporaryFolder } from './server';

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

async function oneNode(count: number) {
  const atalaya = await startAtalaya();
  const pages = await openPages(Number(new URL(atalaya.url).port), count);
  const cookie = await signIn(atalaya.url, 'admin@atalaya.example');
  const idleMb = await memoryMb(atalaya.child.pid ?? 0);
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
  const mb = Math.max(idleMb, await memoryMb(atalaya.child.pid ?? 0));
  pages.close();
  await atalaya.stop();
  return [
    {
      name: 'sockets reached',
      value: reached,
      unit: `of ${count}`,
      bound: { at: 'least' as const, value: count },
    },
    {
      name: 'from the press to the last of them',
      value: took,
      unit: 'ms',
      bound: { at: 'most' as const, value: 1_000 },
    },
    {
      name: 'memory of the server with them',
      value: mb,
      unit: 'MB',
      bound: { at: 'most' as const, value: 600 },
    },
  ];
}

/** Half of the pages on each of two nodes that meet in PostgreSQL; told by one of them. */
async function twoNodes() {
  const env = readEnv({ LOG_LEVEL: 'silent' });
  const postgres = await startEmbeddedPostgres({
    dataDir: join(await temporaryFolder(), 'postgres'),
    log: () => {},
  });
  await migrate(postgres.url, env.checkout);
  const nodes = await Promise.all(
    [1, 2].map(async () => {
      const realtime = await openRealtime(env, async () => null, postgres.url);
      const http = createServer();
      realtime.attach(http);
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      const address = http.address();
      return { realtime, port: typeof address === 'object' && address ? address.port : 0 };
    }),
  );
  const pages = await Promise.all(nodes.map(({ port }) => openPages(port, ON_TWO_NODES / 2)));
  const all = pages.map((half) => half.told());
  nodes[0]?.realtime.toEveryone(MARK, { message: 'Medida' });
  const reached = (await Promise.all(all)).reduce((sum, half) => sum + half, 0);
  for (const half of pages) half.close();
  for (const { realtime } of nodes) await realtime.close();
  await postgres.stop();
  return [
    {
      name: 'sockets reached on two nodes',
      value: reached,
      unit: `of ${ON_TWO_NODES}`,
      bound: { at: 'least' as const, value: ON_TWO_NODES },
    },
  ];
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
