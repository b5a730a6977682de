import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operator-error';
import { identity } from './account';
import type { Binaries } from './binaries';
import { cannotRun, diskFull, isDiskFull, lastComplaint } from './faults';
import type { Place } from './place';
import { isRunning, signal, worksIn } from './process-of';
import { beginLog } from './server-log';

export type Postmaster = { pid: number; port: number; ready: boolean };

/** Why a postmaster ended before it was ready, if a retry may succeed. */
export type Setback = 'port-taken' | 'folder-busy';

const PID_FILE = 'postmaster.pid';
/** Crash recovery may take long on a slow disk. */
const READY_LIMIT_MS = 300_000;
const LOG_READ = 64 * 1024;
const FAST_LIMIT_MS = 30_000;
const IMMEDIATE_LIMIT_MS = 10_000;

/** The running postmaster of this cluster, if any. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readLock(join(cluster, PID_FILE));
  const pid = Number(lines[0]);
  if (!pid || !(await isRunning(pid)) || !(await worksIn(pid, cluster))) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Line by line: pid, data directory, start time, port, socket folder, address, shared memory, status. */
async function readLock(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8').catch(() => '')).split('\n');
}

/**
 * PostgreSQL refuses to start while the pid in its lock file is alive, even if it now belongs to another process. It
 * ignores its own parent's pid, so ours is written there. Deleting the file would remove the check for surviving
 * sessions. The socket's lock file works the same way.
 */
export async function disownLock(path: string): Promise<void> {
  const [pid, ...rest] = await readLock(path);
  if (!pid || !signal(Number(pid), 0)) return;
  // One write of the same length, so that no reader finds the file empty.
  const text = [String(process.pid).padEnd(pid.length), ...rest].join('\n');
  const file = await open(path, 'r+');
  await file.write(text, 0).finally(() => file.close());
}

export async function launchPostmaster(
  place: Place,
  cluster: string,
  binaries: Binaries,
  args: string[],
): Promise<Postmaster | Setback> {
  await disownLock(join(cluster, PID_FILE));
  const log = await beginLog(place.folder);
  try {
    const child = spawn(binaries.postgres, ['-D', cluster, ...args], {
      ...identity(place.account),
      cwd: place.folder,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', log.file.fd, log.file.fd],
      // Its own process group, so that Ctrl-C reaches only Node, which decides the shutdown order.
      detached: true,
    });
    child.unref();
    const ended = new Promise<'ended'>((done, failed) => {
      child.on('error', (error) => failed(cannotRun(binaries.postgres, error)));
      child.on('exit', () => done('ended'));
    });
    const outcome = await Promise.race([ended, readiness(cluster, child, log.path)]);
    if (outcome !== 'ended') return outcome;
    // Read through the open handle: another attempt may have replaced the file.
    const output = await log.file.read(Buffer.alloc(LOG_READ), 0, LOG_READ, 0);
    return await explainEnd(output.buffer.toString('utf8', 0, output.bytesRead), place.folder, log.path);
  } finally {
    await log.file.close();
  }
}

async function readiness(cluster: string, child: ChildProcess, logPath: string): Promise<Postmaster> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < limit) {
    const found = child.pid === undefined ? undefined : await findPostmaster(cluster);
    if (found?.ready && found.pid === child.pid) return found;
    await pause(5);
  }
  // It never resolves after the process has ended: the other promise of the race reports that.
  if (Date.now() < limit) return new Promise(() => {});
  throw new OperatorError(
    `PostgreSQL was not ready after ${READY_LIMIT_MS / 1000} seconds; see ${logPath} and start again.`,
  );
}

async function explainEnd(output: string, folder: string, logPath: string): Promise<Setback> {
  if (/Address already in use|could not create any TCP\/IP sockets/.test(output)) return 'port-taken';
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(output)) return 'folder-busy';
  if (await isDiskFull(output, folder)) throw diskFull(folder);
  throw new OperatorError(
    `PostgreSQL did not start in ${folder} (${lastComplaint(output)}); see ${logPath} for the details.`,
  );
}

/** `at-once` skips the checkpoint: nothing committed is lost. */
export type Ending = 'orderly' | 'at-once';

/** Ends every session, writes a checkpoint, and resolves once the process is gone. */
export async function stopPostmaster(pid: number, ending: Ending = 'orderly'): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', FAST_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_LIMIT_MS],
    ['SIGKILL', IMMEDIATE_LIMIT_MS],
  ];
  for (const [name, limit] of ending === 'orderly' ? steps : steps.slice(1)) {
    if (!signal(pid, name)) return;
    const deadline = Date.now() + limit;
    while (Date.now() < deadline) {
      if (!(await isRunning(pid))) return;
      await pause(10);
    }
  }
}
