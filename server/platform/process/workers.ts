import cluster from 'node:cluster';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../env';
import { OperatorError } from '../operator-error';
import type { Report } from './worker';

/** The demo's database belongs to one process, and so does Vite in development. */
export function workerCount({ WORKERS, demo, ATALAYA_DEV }: Env): number {
  if (demo || ATALAYA_DEV) return 1;
  return WORKERS === 'auto' ? availableParallelism() : WORKERS;
}

const MAX_FAILURES = 6;
/** Before a worker is replaced; doubled with each failure in a row. */
const PAUSE_MS = 500;
/** A worker that ends sooner after its start has failed like one that did not start. */
const STABLE_MS = 10_000;
const LAST_MESSAGE_MS = 1_000;
/** A worker needs less than five seconds to stop, after its delay. */
const STOP_MS = 5_000;

export type Workers = {
  address: string;
  stop(): Promise<void>;
  /** Resolves after a stop; rejects when a worker could not be kept running, with the others stopped. */
  ended: Promise<void>;
};

/** The program of the workers, and their number; tests need not wait for the pauses. */
type Options = {
  exec: string;
  count: number;
  say: (line: string) => void;
  pauseMs?: number;
  /** How long workers still answer before they stop. */
  stopDelayMs?: number;
};

/** Runs the server in several processes that listen on one port, and replaces the ones that end. */
export async function startWorkers({
  exec,
  count,
  say,
  pauseMs = PAUSE_MS,
  stopDelayMs = 0,
}: Options): Promise<Workers> {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-workers-'));
  cluster.setupPrimary({ exec });
  const stopping = new AbortController();
  const kept: Promise<void>[] = [];
  let forked = 0;

  const keep = async (onReady: (address: string) => void): Promise<void> => {
    let failures = 0;
    let hasStarted = false;
    let readyAt = Number.POSITIVE_INFINITY;
    const ready = (pid: number | undefined, address: string) => {
      hasStarted = true;
      readyAt = Date.now();
      say(`Worker process ${pid} is ready.`);
      onReady(address);
    };
    while (!stopping.signal.aborted) {
      readyAt = Number.POSITIVE_INFINITY;
      forked += 1;
      const reason = await runWorker(join(folder, String(forked)), ready);
      if (stopping.signal.aborted) return;
      if (!hasStarted) throw new OperatorError(reason);
      failures = Date.now() - readyAt < STABLE_MS ? failures + 1 : 1;
      if (failures === MAX_FAILURES)
        throw new OperatorError(
          `A worker process ended ${MAX_FAILURES} times in a row, so the server stops. ${reason}`,
        );
      say(`A worker process is replaced. ${reason}`);
      await delay(pauseMs * 2 ** (failures - 1), undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  const start = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const ended = keep(resolve);
      kept.push(ended);
      ended.catch(reject);
    });

  const stop = async (): Promise<void> => {
    stopping.abort();
    const killAll = (signal: NodeJS.Signals) => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    };
    killAll('SIGTERM');
    const late = setTimeout(() => killAll('SIGKILL'), stopDelayMs + STOP_MS);
    await Promise.allSettled(kept);
    clearTimeout(late);
    await rm(folder, { recursive: true, force: true });
  };

  const stopAfter = async (error: unknown): Promise<never> => {
    await stop();
    throw error;
  };

  try {
    // Alone: it migrates the database and makes the secret, which the others find ready.
    const address = await start();
    await Promise.all(Array.from({ length: count - 1 }, start));
    const ended = Promise.all(kept).then(() => {}, stopAfter);
    return { address, stop, ended };
  } catch (error) {
    return stopAfter(error);
  }
}

/** Runs one worker until it ends, and returns the reason. */
async function runWorker(
  socket: string,
  onReady: (pid: number | undefined, address: string) => void,
): Promise<string> {
  const worker = cluster.fork({ WORKER_SOCKET: socket });
  let fault: string | undefined;
  worker.on('message', (message: Report) => {
    if ('ready' in message) onReady(worker.process.pid, message.ready);
    // Metrics are messages too.
    else if ('fault' in message) fault = message.fault;
  });
  const disconnected = new Promise<void>((resolve) => worker.once('disconnect', resolve));
  const how = await new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    // Without a process there is no exit. Writing to a killed worker is an error too, but its exit follows.
    worker.on('error', ({ message }) => worker.process.pid === undefined && resolve(message));
  });
  // Its last message may arrive after the exit. A worker killed while it gets a connection is never disconnected.
  await Promise.race([disconnected, delay(LAST_MESSAGE_MS)]);
  return fault ?? `Process ${worker.process.pid} ended with ${how}.`;
}
