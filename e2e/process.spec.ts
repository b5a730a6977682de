import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Uses the shared fixtures: a test with different worker fixtures would run after all others.
import { expect, test } from './support/fixtures';

type Run = {
  child: ChildProcess;
  lines: string[];
  faults: string[];
  url: Promise<string>;
  ended: Promise<number | null>;
};

const running = new Set<ChildProcess>();
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atalaya-process-'));
  // As root, the database runs under another account, which needs access.
  await chmod(folder, 0o711);
});
test.afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Runs the built server in its own process, as `npm start` does. */
function run(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['server/build/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Node prints a warning when both colour variables are set.
    env: {
      ...process.env,
      NO_COLOR: undefined,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      ...env,
    },
  });
  running.add(child);
  const lines: string[] = [];
  const faults: string[] = [];
  const url = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      const ready = lines.join('\n').match(/ready at (http:\S+)/)?.[1];
      if (ready) resolve(ready);
    });
  });
  child.stderr?.on('data', (chunk: Buffer) => faults.push(...chunk.toString().split('\n').filter(Boolean)));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code;
  });
  return { child, lines, faults, url, ended };
}

test('a start says where it is, who may sign in and where the data lies; a second one on the same data refuses; a stop lets the request in flight finish', async () => {
  const server = run();
  const url = await server.url;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await expect.poll(() => server.lines.at(-1)).toContain('Ctrl-C');
  const said = server.lines.join('\n');
  expect(server.lines.length).toBeLessThan(10);
  for (const part of ['admin@', 'atalaya-demo', join(folder, 'data')]) expect(said).toContain(part);

  await test.step('a second server on the same data folder refuses in one line', async () => {
    const second = run();
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
  const first = run();
  await first.url;
  first.child.kill('SIGKILL');
  await first.ended;
  const next = run();
  expect((await fetch(`${await next.url}/api/health`)).status).toBe(200);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a taken port is said in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const server = run({ PORT: port });
  expect(await server.ended).toBe(1);
  expect(server.faults).toEqual([
    `Port ${port} on 127.0.0.1 is taken: stop the program that uses it or set PORT to another one.`,
  ]);
  taken.close();
});

test('a database that cannot be reached is said in one sentence, without its password', async () => {
  const server = run({ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/nowhere' });
  expect(await server.ended).toBe(1);
  expect(server.faults).toHaveLength(1);
  expect(server.faults[0]).toContain('DATABASE_URL');
  expect(server.faults[0]).not.toContain('hidden');
});

test('a data folder that cannot be made is said in one sentence', async () => {
  await mkdir(join(folder, 'odd'), { recursive: true });
  await writeFile(join(folder, 'odd', 'file'), '');
  const server = run({ DATA_DIR: join(folder, 'odd', 'file') });
  expect(await server.ended).toBe(1);
  expect(server.faults).toHaveLength(1);
  expect(server.faults[0]).not.toMatch(/\bat .+:\d+:\d+/);
});

test('a disk that fills up during the start is said in one sentence', async () => {
  const small = join(folder, 'small');
  await mkdir(small);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=60m,mode=711', 'tmpfs', small]);
  test.skip(mounted.status !== 0, 'a small disk can be made by root alone');
  const server = run({ DATA_DIR: join(small, 'data') });
  expect(await server.ended).toBe(1);
  expect(server.faults).toEqual([
    `The disk that holds the data folder ${join(small, 'data')} is full; free some space there and start again.`,
  ]);
  // Unmounting succeeds when no process uses the folder any more.
  await expect.poll(() => spawnSync('umount', [small]).status).toBe(0);
});
