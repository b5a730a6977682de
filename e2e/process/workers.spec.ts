import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { io, type Socket } from 'socket.io-client';
import { liveConnection } from '../../core/platform/live';
import {
  createDatabase,
  startTestCluster,
  type TestCluster,
} from '../../server/platform/postgres/test-cluster';
import { hashToken, newToken } from '../../server/platform/sessions';
import { freePort } from '../../server/testing/test-redis';
// Uses the shared fixtures: a test with different worker fixtures would run after all others.
import { expect, test } from '../support/fixtures';
import { openProcesses, type Processes, type Run } from '../support/server-process';

let servers: Processes;
let database: TestCluster;
let settings: Record<string, string>;
let server: Run;
let url: string;
let metricsPort: number;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  servers = await openProcesses();
  database = await startTestCluster();
  const admin = postgres(database.url('postgres'), { max: 1 });
  await createDatabase(admin, 'workers');
  await admin.end();
  settings = { WORKERS: '2', DATABASE_URL: database.url('workers'), LOG_LEVEL: 'silent' };
  metricsPort = await freePort();
  settings.METRICS_PORT = String(metricsPort);
  server = servers.run(settings);
  url = await server.url;
  // The first start loads the content, which keeps one worker busy: the other would get all connections.
  const sql = postgres(settings.DATABASE_URL ?? '', { max: 1 });
  const loaded = () =>
    sql`select from pgboss.job where name = 'syllabus.load-content' and state = 'completed'`;
  await expect.poll(async () => (await loaded()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  await sql.end();
});
test.afterAll(async () => {
  await servers.close();
  await database.stop();
});

/** On a connection of its own, which may reach any worker. */
const read = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get(url + path, { agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    }).on('error', reject);
  });

/** A session id starts with the name of its worker. */
const workerOf = (sessionId = ''): string => sessionId.split('.')[0] ?? '';

/** The two workers that answer new connections. */
async function reachedWorkers(): Promise<Set<string>> {
  const found = new Set<string>();
  while (found.size < 2) {
    const { body } = await read(`${liveConnection.path}/?EIO=4&transport=polling`);
    found.add(workerOf(JSON.parse(body.slice(1)).sid));
  }
  return found;
}

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

/** Connected sockets, some at each worker. */
async function openSockets(transport: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const owners = new Set<string>();
  while (owners.size < 2 || sockets.length < 4) {
    const socket = io(url, { ...liveConnection, transports: [transport], forceNew: true });
    await next(socket, 'connect');
    sockets.push(socket);
    owners.add(workerOf(socket.io.engine.id));
  }
  return sockets;
}

const readyWorkers = (): number[] =>
  server.lines.flatMap((line) => /^Worker process (\d+) is ready/.exec(line)?.[1] ?? []).map(Number);

async function adminCookie(): Promise<string> {
  const sql = postgres(settings.DATABASE_URL ?? '', { max: 1 });
  const token = newToken();
  const id = '00000000-0000-7000-8000-000000000001';
  await sql`
    insert into "user" (id, email, username, password_hash, is_admin, email_confirmed_at, totp_confirmed_at, created_at)
    values (${id}, 'admin@atalaya.example', 'admin', 'x', true, now(), now(), now())`;
  await sql`
    insert into session (id, user_id, token_hash, created_at, expires_at)
    values (${id}, ${id}, ${hashToken(token)}, now(), now() + interval '1 day')`;
  await sql.end();
  return `atalaya_session=${token}`;
}

test('connections are spread over both workers, and an event reaches all sockets, by WebSocket and by polling', async () => {
  expect(readyWorkers()).toHaveLength(2);
  expect(await reachedWorkers()).toEqual(new Set(['1', '2']));

  const sockets = [...(await openSockets('websocket')), ...(await openSockets('polling'))];
  const lost: string[] = [];
  for (const socket of sockets) socket.on('disconnect', (reason) => lost.push(reason));
  const heard: unknown[] = [];
  for (const socket of sockets) socket.once('thunder-storm-activated', (payload) => heard.push(payload));
  const launched = await fetch(`${url}/api/admin/effects/thunder-storm`, {
    method: 'POST',
    headers: { cookie: await adminCookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'A estudiar' }),
  });
  expect(launched.status).toBe(200);
  await expect.poll(() => [heard.length, lost]).toEqual([sockets.length, []]);
  expect(heard).toEqual(sockets.map(() => ({ message: 'A estudiar' })));
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(Number(/^atalaya_sockets (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(sockets.length);

  await test.step('a killed worker is replaced, the other one goes on, and the sockets return', async () => {
    const [killed = 0] = readyWorkers();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.lines.join('\n')).toContain(`Process ${killed} ended with SIGKILL`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => read('/api/config')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expect.poll(() => readyWorkers().length).toBe(3);
    expect(await reachedWorkers()).toEqual(new Set(['2', '3']));
    // A polling request that was on its way to the killed worker is given up after 45 seconds without a ping.
    await expect
      .poll(() => sockets.filter(({ connected }) => connected).length, { timeout: 60_000 })
      .toBe(sockets.length);
  });
  for (const socket of sockets) socket.disconnect();
});

test('SIGTERM closes the sockets of all workers, answers the request under way and ends within 5 seconds', async () => {
  const { hostname, port } = new URL(url);
  const open = () => connect(Number(port), hostname);
  // These never answer a close frame.
  const sockets = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const socket = open();
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      );
      expect(String((await once(socket, 'data'))[0])).toContain('101 Switching Protocols');
      return { closed: once(socket, 'close') };
    }),
  );
  const body = JSON.stringify({ email: 'nobody@atalaya.example', password: 'atalaya-demo' });
  const slow = await Promise.all(
    [1, 2].map(async () => {
      const socket = open();
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
      return socket;
    }),
  );

  const stoppedAt = Date.now();
  server.child.kill('SIGTERM');
  await Promise.all(sockets.map(({ closed }) => closed));
  for (const socket of slow) {
    socket.write(body);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 /);
  }
  expect(await server.ended).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5_000);
  expect(server.faults).toEqual([]);
});

test('a taken port is said in one sentence, also with several workers', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const second = servers.run({ ...settings, PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.faults).toEqual([
    `Port ${port} on 127.0.0.1 is taken: stop the program that uses it or set PORT to another one.`,
  ]);
  taken.close();
});
