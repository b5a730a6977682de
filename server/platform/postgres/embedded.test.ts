import { execFile } from 'node:child_process';
import { readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socketPath } from '../socket-path';
import { CLUSTER } from './place';
import { findPostmaster } from './postmaster';
import { isRunning } from './process-of';
import { type Checkout, makeCheckout, stop, until } from './testing/checkout';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout.remove());

const postmasterOf = async (dataDir: string) => (await findPostmaster(join(dataDir, CLUSTER)))?.pid ?? 0;

async function ask(url: string, query: string): Promise<string> {
  const sql = postgres(url, { ...socketPath(url), max: 1 });
  const [row] = await sql.unsafe<{ answer: string }[]>(`select (${query})::text as answer`);
  await sql.end();
  return row?.answer ?? '';
}

describe('a server without DATABASE_URL', () => {
  test('makes its database, speaks UTF-8 on the loopback alone, and leaves no process behind', async () => {
    const dataDir = await checkout.dataFolder('nothing');
    const server = checkout.run(dataDir, { cwd: '/' });
    const { url, adopted } = await server.ready;
    expect(adopted).toBe(false);
    expect(await ask(url, `select 'ñandú' ilike 'ÑANDÚ'`)).toBe('true');
    expect(await ask(url, `current_setting('listen_addresses')`)).toBe('127.0.0.1');
    expect(await ask(url, `select rolsuper from pg_roles where rolname = current_user`)).toBe('false');
    const pid = await postmasterOf(dataDir);
    expect((await stat(join(dataDir, CLUSTER, 'atalaya-password'))).mode & 0o777).toBe(0o600);
    await stop(server);
    expect(await isRunning(pid)).toBe(false);
  });

  test('is reached by its own server over a socket that others cannot reach, with the same password', async () => {
    const dataDir = await checkout.dataFolder('database');
    const server = checkout.run(dataDir);
    const { url, nearUrl } = await server.ready;
    const isLocal = 'inet_client_addr() is null';
    expect([await ask(nearUrl, isLocal), await ask(url, isLocal)]).toEqual(['true', 'false']);
    const { path = '' } = socketPath(nearUrl);
    expect(dirname(path)).toBe(await realpath(join(dataDir, CLUSTER)));
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
    await expect(ask(nearUrl.replace(/:[^:@]+@/, ':wrong@'), '1')).rejects.toThrow('password');
    await stop(server);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  test('a path that is too long for a socket leaves TCP alone', async () => {
    const short = await checkout.dataFolder('database');
    const dataDir = `${short}-${'larga'.repeat(20)}`;
    await rename(short, dataDir);
    const server = checkout.run(dataDir);
    const { url, nearUrl } = await server.ready;
    expect(nearUrl).toBe(url);
    expect(await ask(nearUrl, 'inet_client_addr() is null')).toBe('false');
    await stop(server);
  });

  test('starts again much sooner, on the same port, with one old log beside the new one', async () => {
    const dataDir = await checkout.dataFolder('nothing');
    const first = checkout.run(dataDir);
    const { url, milliseconds } = await first.ready;
    await stop(first);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const again = checkout.run(dataDir);
      const ready = await again.ready;
      expect(ready.url).toBe(url);
      times.push(ready.milliseconds);
      await stop(again);
    }
    expect(Math.min(...times)).toBeLessThan(milliseconds / 3);
    expect((await readdir(dataDir)).sort()).toEqual([CLUSTER, 'port', 'postgres.log', 'postgres.log.1']);
  });

  test('moves to another port when someone took its own', async () => {
    const dataDir = await checkout.dataFolder('database');
    const first = checkout.run(dataDir);
    const port = Number(new URL((await first.ready).url).port);
    await stop(first);
    const squatter = createServer().listen(port, '127.0.0.1');
    await new Promise((listening) => squatter.once('listening', listening));
    const again = checkout.run(dataDir);
    expect(Number(new URL((await again.ready).url).port)).not.toBe(port);
    squatter.close();
    await stop(again);
  });

  test('takes the database along when it exits without stopping it', async () => {
    const dataDir = await checkout.dataFolder('database');
    const server = checkout.run(dataDir);
    await server.ready;
    const pid = await postmasterOf(dataDir);
    server.child.kill('SIGUSR2');
    await server.ended;
    await until(async () => !(await isRunning(pid)));
  });

  test('is left to decide when the database ends: Ctrl-C does not reach it', async () => {
    const dataDir = await checkout.dataFolder('database');
    const server = checkout.run(dataDir);
    await server.ready;
    const { stdout } = await promisify(execFile)('ps', [
      '-o',
      'pgid=',
      '-p',
      String(await postmasterOf(dataDir)),
    ]);
    expect(Number(stdout)).toBe(await postmasterOf(dataDir));
    await stop(server);
  });
});

describe('a second server on the same data folder', () => {
  test('refuses and names the process of the first', async () => {
    const dataDir = await checkout.dataFolder('database');
    const first = checkout.run(dataDir);
    const { url } = await first.ready;
    const second = checkout.run(dataDir);
    expect(await second.ended).toMatch(`Another Atalaya server (process ${first.child.pid}) already uses`);
    expect(second.child.exitCode).toBe(1);
    expect(await ask(url, '1')).toBe('1');
    await stop(first);
  });

  test('of two that start at once on a new folder exactly one serves', async () => {
    const dataDir = await checkout.dataFolder('nothing');
    const servers = [checkout.run(dataDir), checkout.run(dataDir)];
    const [one, two] = await Promise.all(servers.map(({ ready, ended }) => ready.catch(() => ended)));
    const [winner, refusal] = typeof one === 'object' ? [one, two] : [two, one];
    expect(refusal).toMatch('Another Atalaya server');
    expect(typeof winner === 'object' && (await ask(winner.url, '1'))).toBe('1');
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster'))).toEqual([CLUSTER]);
  });

  test('a copy of a running data folder gets a database of its own', async () => {
    const dataDir = await checkout.dataFolder('database');
    const original = checkout.run(dataDir);
    await original.ready;
    const copy = `${dataDir} copy`;
    await promisify(execFile)('cp', ['-a', dataDir, copy]);
    const second = checkout.run(copy);
    expect((await second.ready).adopted).toBe(false);
    expect(await postmasterOf(copy)).not.toBe(await postmasterOf(dataDir));
    await stop(second);
    await stop(original);
  });
});

describe('after a kill -9', () => {
  test('of the server, the next one adopts the database that went on, and stops it in the end', async () => {
    const dataDir = await checkout.dataFolder('database');
    const killed = checkout.run(dataDir);
    const { url } = await killed.ready;
    const pid = await postmasterOf(dataDir);
    killed.child.kill('SIGKILL');
    const next = checkout.run(dataDir);
    expect(await next.ready).toMatchObject({ adopted: true, url });
    expect(await postmasterOf(dataDir)).toBe(pid);
    await stop(next);
    expect(await isRunning(pid)).toBe(false);
  });

  test('of both, the next start recovers', async () => {
    const dataDir = await checkout.dataFolder('database');
    const killed = checkout.run(dataDir);
    await killed.ready;
    killed.child.kill('SIGKILL');
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    const next = checkout.run(dataDir);
    expect((await next.ready).adopted).toBe(false);
    await stop(next);
  });

  test.each(['the postmaster', 'a session'])(
    'of %s under a living server, the database comes back on the same address',
    async (victim) => {
      const dataDir = await checkout.dataFolder('database');
      const server = checkout.run(dataDir);
      const { url } = await server.ready;
      const session = postgres(url, { max: 1 });
      const [row] = await session<{ pid: number }[]>`select pg_backend_pid() as pid`;
      process.kill(victim === 'a session' && row ? row.pid : await postmasterOf(dataDir), 'SIGKILL');
      await until(() => server.lines.some((line) => 'log' in line && line.log === 'PostgreSQL is back'));
      await session.end();
      expect(await ask(url, '1')).toBe('1');
      const second = checkout.run(dataDir);
      expect(await second.ended).toMatch(`process ${server.child.pid}`);
      await stop(server);
      expect(await postmasterOf(dataDir)).toBe(0);
    },
  );

  test('in the middle of making the database, the next start makes it anew', async () => {
    const dataDir = await checkout.dataFolder('nothing');
    const killed = checkout.run(dataDir);
    const draft = await until(async () => {
      const names = await readdir(dataDir).catch(() => []);
      return names.find((name) => name.startsWith('cluster-draft-'));
    });
    await until(() => stat(join(dataDir, draft, 'data/global')).catch(() => undefined));
    killed.child.kill('SIGKILL');
    const next = checkout.run(dataDir);
    const { url } = await next.ready;
    expect(await ask(url, '1')).toBe('1');
    await stop(next);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster'))).toEqual([CLUSTER]);
  });

  test('and a reboot that gave its number to another process, the next start is not deceived', async () => {
    const dataDir = await checkout.dataFolder('database');
    const first = checkout.run(dataDir);
    await first.ready;
    const files = [
      join(dataDir, CLUSTER, 'postmaster.pid'),
      `${socketPath((await first.ready).nearUrl).path}.lock`,
    ];
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    await stop(first);
    // The worst case: the pid of another process of the same account.
    const { uid, gid } = await stat(join(dataDir, CLUSTER));
    const stranger = execFile('sleep', ['60'], { uid, gid });
    for (const [index, file] of files.entries()) {
      await writeFile(file, [stranger.pid, ...(texts[index] ?? '').split('\n').slice(1)].join('\n'));
      await promisify(execFile)('chown', [`${uid}:${gid}`, file]);
    }
    const next = checkout.run(dataDir);
    await next.ready;
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    await stop(next);
  });
});
