import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPgbouncer } from '../scripts/pgbouncer.mjs';
import { identity, nobody, runsAsRoot } from '../server/platform/postgres/account';
import { freePort } from '../server/testing/test-redis';

/** PgBouncer in transaction mode: a server connection belongs to a client for one transaction only. */
export async function startPgbouncer(databasePort: number, poolSize: number) {
  const account = runsAsRoot() ? await nobody() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${databasePort} user=atalaya
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
unix_socket_dir =
`,
  );
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const child = spawn(findPgbouncer() ?? '', ['-q', settings], { ...identity(account), stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await delay(50);
  }
  return {
    port,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
