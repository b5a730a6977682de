import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { identity, nobody, runsAsRoot } from '../platform/postgres/account';
import { freePort } from './test-redis';

/** A PostgreSQL of the machine itself, whose client programs are of its version. */
export async function startPostgres(programs: string) {
  const account = runsAsRoot() ? await nobody() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-postgres-'));
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...identity(account), cwd: folder, stdio: 'ignore' } as const;
  spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'atalaya', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  );
  const port = await freePort();
  const settings = [
    '-c',
    'fsync=off',
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  process.once('exit', () => child.kill('SIGKILL'));
  const url = (database: string) => `postgres://atalaya@127.0.0.1:${port}/${database}`;
  const admin = postgres(url('postgres'), { max: 1, onnotice: () => {} });
  while (child.exitCode === null && !(await admin`select 1`.catch(() => null))) await delay(50);
  return {
    url,
    create: async (name: string) => void (await admin`create database ${admin(name)}`),
    async stop() {
      await admin.end();
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
