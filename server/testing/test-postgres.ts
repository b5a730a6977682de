import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { identity, nobody, runsAsRoot } from '../platform/postgres/account';
import { freePort } from './test-redis';

type Options = {
  /** Waits for the disk on every commit, as in production. */ durable?: boolean;
  folder?: string;
  /** The port of the PostgreSQL that this one copies and then follows. */ replicaOf?: number;
};

/** A PostgreSQL of the machine itself, whose client programs are of its version. */
export async function startPostgres(programs: string, options: Options = {}) {
  const { durable = false, folder: given, replicaOf } = options;
  const account = runsAsRoot() ? await nobody() : undefined;
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'atalaya-postgres-')));
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const running = { ...identity(account), cwd: folder, stdio: 'ignore' } as const;
  if (replicaOf === undefined) {
    const made = ['-D', data, '-U', 'atalaya', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    spawnSync(join(programs, 'initdb'), made, running);
  } else {
    const copied = ['-h', '127.0.0.1', '-p', String(replicaOf), '-U', 'atalaya', '-D', data];
    spawnSync(join(programs, 'pg_basebackup'), [...copied, '--write-recovery-conf', '-c', 'fast'], running);
  }
  const port = await freePort();
  const settings = [
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings];
  const url = (database: string) => `postgres://atalaya@127.0.0.1:${port}/${database}`;
  const admin = postgres(url('postgres'), { max: 1, onnotice: () => {}, backoff: () => 0.1 });
  const hasEnded = (one: ChildProcess) => one.exitCode !== null || one.signalCode !== null;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(join(programs, 'postgres'), args, running);
    // The processes of a killed server keep its memory for a moment; until they are gone a new one ends at once.
    for (;;) {
      if (hasEnded(child)) child = spawn(join(programs, 'postgres'), args, running);
      if (await admin`select 1`.catch(() => null)) return;
      await delay(50);
    }
  };
  process.once('exit', () => child.kill('SIGKILL'));
  await start();
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const ended = hasEnded(child) ? undefined : once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    port,
    start,
    isRunning: () => !hasEnded(child),
    kill: () => end('SIGKILL'),
    create: async (name: string) => void (await admin`create database ${admin(name)}`),
    async stop() {
      await admin.end();
      await end('SIGINT');
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
}
