import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
// Uses the shared fixtures: a test with different worker fixtures would run after all others.
import { expect, test } from '../support/fixtures';
import { isAlive, openProcesses, type Processes } from '../support/server-process';

let servers: Processes;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  servers = await openProcesses();
  ({ folder } = servers);
});
test.afterAll(() => servers.close());

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

test('a start says where it is, who may sign in and where the data lies; a second one on the same data refuses; a stop lets the request in flight finish', async () => {
  const server = servers.run();
  const url = await server.url;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await expect.poll(() => server.lines.at(-1)).toContain('Ctrl-C');
  const said = server.lines.join('\n');
  expect(server.lines.length).toBeLessThan(10);
  for (const part of ['admin@', 'atalaya-demo', join(folder, 'data')]) expect(said).toContain(part);

  await test.step('a second server on the same data folder refuses in one line', async () => {
    const second = servers.run();
    expect(await second.ended).toBe(1);
    expect(second.faults).toHaveLength(1);
    expect(second.faults[0]).toContain(String(server.child.pid));
  });

  await test.step('a stop lets the request in flight finish', async () => {
    const answers = Array.from({ length: 20 }, () =>
      fetch(`${url}/api/health`).then((answer) => answer.status),
    );
    await answers[0];
    const stopped = Date.now();
    server.child.kill('SIGINT');
    const settled = await Promise.allSettled(answers);
    const broken = settled.filter((answer) => answer.status === 'fulfilled' && answer.value !== 200);
    expect(broken).toEqual([]);
    expect(await server.ended).toBe(0);
    // The server does not wait for the client to close its connections.
    expect(Date.now() - stopped).toBeLessThan(30_000);
  });
  expect(server.faults).toEqual([]);
});

test('after kill -9 the next start just works', async () => {
  const first = servers.run();
  await first.url;
  first.child.kill('SIGKILL');
  await first.ended;
  const next = servers.run();
  expect((await fetch(`${await next.url}/api/health`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('SIGTERM closes sockets first, answers the request under way and ends within 5 seconds', async () => {
  const server = servers.run();
  const { hostname, port } = new URL(await server.url);
  const open = () => connect(Number(port), hostname);
  // Never answers a close frame.
  const socket = open();
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [upgraded] = await once(socket, 'data');
  expect(String(upgraded)).toContain('101 Switching Protocols');

  const body = JSON.stringify({ email: 'admin@atalaya.example', password: 'atalaya-demo' });
  const slow = open();
  slow.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const [continued] = await once(slow, 'data');
  expect(String(continued)).toContain('100 Continue');

  const stoppedAt = Date.now();
  server.child.kill('SIGTERM');
  await once(socket, 'close');
  slow.write(body);
  const [answer] = await once(slow, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5_000);
  expect(server.faults).toEqual([]);
});

// That it outlives its shell without npm is tested in server/platform/process/parent-watch.test.ts.
test('started by npm in the background, it ends with npm', async () => {
  const server = await servers.runInBackground({ npm_lifecycle_event: 'start' });
  await server.endShell();
  await expect.poll(() => isAlive(server.pid)).toBe(false);
  expect(server.lines.join('\n')).toContain('the parent process is gone');
});

test('no page that was rendered while the database was away is shown once it is back', async () => {
  const server = servers.run();
  const url = await server.url;
  const database = await servers.openDatabase();
  const read = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
  // The shop shows a fallback without its data; the product page fails as a whole.
  const pages = [
    ['/tienda', 'Curso completo, Escala Básica'],
    ['/tienda.data', 'Curso completo, Escala Básica'],
    ['/producto/pack-penal', '5 temas completos'],
  ] as const;
  const complete = async () => {
    const found = [];
    for (const [path, content] of pages) found.push((await read(path)).text.includes(content));
    return found;
  };
  const before = await read('/legal/aviso-legal');
  expect(before.status).toBe(200);

  await database`alter database atalaya allow_connections false`;
  await database`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'atalaya'`;
  await expect.poll(() => statusOf(`${url}/api/ready`)).toBe(503);
  expect(await complete()).toEqual([false, false, false]);
  // A page that was rendered before stays.
  expect(await read('/legal/aviso-legal')).toEqual(before);

  await database`alter database atalaya allow_connections true`;
  // Within a second on an idle machine: it tries four times a second.
  await expect.poll(() => statusOf(`${url}/api/ready`), { intervals: [50], timeout: 3_000 }).toBe(200);
  expect(await complete()).toEqual([true, true, true]);
  await database.end();
  server.child.kill('SIGTERM');
  expect(await server.ended, server.faults.join('\n')).toBe(0);
});

test('a taken port is said in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const server = servers.run({ PORT: port });
  expect(await server.ended).toBe(1);
  expect(server.faults).toEqual([
    `Port ${port} on 127.0.0.1 is taken: stop the program that uses it or set PORT to another one.`,
  ]);
  taken.close();
});

test('a database that cannot be reached is said in one sentence, without its password', async () => {
  const server = servers.run({ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/nowhere' });
  expect(await server.ended).toBe(1);
  expect(server.faults).toHaveLength(1);
  expect(server.faults[0]).toContain('DATABASE_URL');
  expect(server.faults[0]).not.toContain('hidden');
});

test('a data folder that cannot be made is said in one sentence', async () => {
  await mkdir(join(folder, 'odd'), { recursive: true });
  await writeFile(join(folder, 'odd', 'file'), '');
  const server = servers.run({ DATA_DIR: join(folder, 'odd', 'file') });
  expect(await server.ended).toBe(1);
  expect(server.faults).toHaveLength(1);
  expect(server.faults[0]).not.toMatch(/\bat .+:\d+:\d+/);
});

test('a disk that fills up during the start is said in one sentence', async () => {
  const small = join(folder, 'small');
  await mkdir(small);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=60m,mode=711', 'tmpfs', small]);
  test.skip(mounted.status !== 0, 'a small disk can be made by root alone');
  const server = servers.run({ DATA_DIR: join(small, 'data') });
  expect(await server.ended).toBe(1);
  expect(server.faults).toEqual([
    `The disk that holds the data folder ${join(small, 'data')} is full; free some space there and start again.`,
  ]);
  // Unmounting succeeds when no process uses the folder any more.
  await expect.poll(() => spawnSync('umount', [small]).status).toBe(0);
});
