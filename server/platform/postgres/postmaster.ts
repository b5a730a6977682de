import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operator-error';
import type { Binaries } from './binaries';
import { diskFull, isDiskFull, lastComplaint } from './faults';
import { cannotRun } from './initialise';
import { CLUSTER, type Place } from './place';
import { isRunning, signal, worksIn } from './process-of';

export type Postmaster = { pid: number; port: number; ready: boolean };

/** Why a postmaster ended before it was ready, when another attempt may succeed. */
export type Setback = 'port-taken' | 'folder-busy';

const PID_FILE = 'postmaster.pid';
const LOG = 'postgres.log';
const LOG_LIMIT = 5 * 1024 * 1024;
const READY_LIMIT_MS = 300_000;
const FAST_LIMIT_MS = 30_000;
const IMMEDIATE_LIMIT_MS = 10_000;

/** The living postmaster of this cluster, if there is one. A pid file left by a dead one is cleared away. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const path = join(cluster, PID_FILE);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  // Line by line: pid, data directory, start time, port, socket folder, address, shared memory, status.
  const [pid, , , port, , , , status] = text?.split('\n') ?? [];
  if (!pid) return undefined;
  if ((await isRunning(Number(pid))) && (await worksIn(Number(pid), cluster))) {
    return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
  }
  // PostgreSQL judges by the number alone and would refuse for ever if that now belongs to another process.
  if (signal(Number(pid), 0)) await rm(path, { force: true });
  return undefined;
}

export async function launchPostmaster(
  place: Place,
  binaries: Binaries,
  args: string[],
): Promise<Postmaster | Setback> {
  const cluster = join(place.folder, CLUSTER);
  const logPath = join(place.folder, LOG);
  const logFile = await openLog(logPath);
  let child: ChildProcess;
  try {
    child = spawn(binaries.postgres, ['-D', cluster, ...args], {
      uid: place.account?.uid,
      gid: place.account?.gid,
      cwd: place.folder,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', logFile.fd, logFile.fd],
      // Its own process group: Ctrl-C reaches Node alone, which decides the order of the shutdown.
      detached: true,
    });
  } finally {
    await logFile.close();
  }
  child.unref();
  const ended = new Promise<'ended'>((done, failed) => {
    child.on('error', (error) => failed(cannotRun(binaries.postgres, error)));
    child.on('exit', () => done('ended'));
  });
  const outcome = await Promise.race([ended, readiness(cluster, child)]);
  if (outcome !== 'ended') return outcome;
  return explainEnd(await readFile(logPath, 'utf8'), place.folder, logPath);
}

async function readiness(cluster: string, child: ChildProcess): Promise<Postmaster> {
  const limit = Date.now() + READY_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < limit) {
    const found = child.pid === undefined ? undefined : await findPostmaster(cluster);
    if (found?.ready && found.pid === child.pid) return found;
    await pause(5);
  }
  if (Date.now() < limit) return new Promise(() => {});
  throw new OperatorError(
    `PostgreSQL was not ready after ${READY_LIMIT_MS / 1000} seconds; see ${LOG} in ${cluster} and start again.`,
  );
}

function explainEnd(output: string, folder: string, logPath: string): Setback {
  if (isDiskFull(output)) throw diskFull(folder);
  if (/Address already in use|could not create any TCP\/IP sockets/.test(output)) return 'port-taken';
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(output)) return 'folder-busy';
  throw new OperatorError(
    `PostgreSQL did not start in ${folder} (${lastComplaint(output)}); see ${logPath} for the details.`,
  );
}

/** Every start begins a new log and keeps the one before it; neither is added to once it is long. */
async function openLog(path: string) {
  const before = await stat(path).catch(() => undefined);
  if (before && before.size > LOG_LIMIT) await rm(path);
  else if (before && before.size > 0) await rename(path, `${path}.1`);
  return open(path, 'w', 0o600);
}

/** Ends every session, writes a checkpoint, and returns once the process is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', FAST_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_LIMIT_MS],
    ['SIGKILL', IMMEDIATE_LIMIT_MS],
  ];
  for (const [name, limit] of steps) {
    if (!signal(pid, name)) return;
    const deadline = Date.now() + limit;
    while (Date.now() < deadline) {
      if (!(await isRunning(pid))) return;
      await pause(10);
    }
  }
}
