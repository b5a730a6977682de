import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { AggregatorRegistry } from 'prom-client';
import { type Env, readEnv } from './env';
import { serveMetrics } from './platform/metrics/metrics-port';
import { OperatorError } from './platform/operator-error';
import { watchParent } from './platform/process/parent-watch';
import { report } from './platform/process/worker';
import { startWorkers, workerCount } from './platform/process/workers';

/** Starts the server and stops it on a signal. Operator errors are printed without a stack. */
export async function main(say: (line: string) => void = console.log): Promise<void> {
  try {
    const env = readEnv();
    const count = workerCount(env);
    if (cluster.isWorker) await runAsWorker(env);
    else if (count > 1) await runAsPrimary(env, count, say);
    else stopOnSignals((await startServer(env, say)).stop, env, say);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    if (cluster.isWorker) await report({ fault: error.message });
    else console.error(error.message);
    process.exit(1);
  }
}

/** Loaded on demand, because the primary process of several workers does not need it. */
const startServer = async (env: Env, say: (line: string) => void) =>
  (await import('./start')).startServer(env, say);

async function runAsPrimary(env: Env, count: number, say: (line: string) => void): Promise<void> {
  const { address, stop, ended } = await startWorkers({
    exec: fileURLToPath(import.meta.url),
    count,
    say,
    stopDelayMs: env.STOP_DELAY_SECONDS * 1_000,
  });
  say(`Atalaya is ready at ${address} (${count} processes)`);
  stopOnSignals(stop, env, say);
  if (env.METRICS_PORT !== undefined) {
    const all = new AggregatorRegistry();
    await serveMetrics(env.HOST, env.METRICS_PORT, () => all.clusterMetrics());
  }
  await ended;
}

async function runAsWorker(env: Env): Promise<void> {
  // Ctrl-C reaches the whole process group; the primary process stops its workers with SIGTERM.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
  const { address, stop } = await startServer(env, () => {});
  process.once('SIGTERM', () => end(stop));
  await report({ ready: address });
}

function stopOnSignals(
  stop: () => Promise<void>,
  { npm_lifecycle_event }: Env,
  say: (line: string) => void,
): void {
  let isStopping = false;
  const stopOnce = (why: string) => {
    if (isStopping) return;
    isStopping = true;
    say(`Stopping (${why}) …`);
    end(stop);
  };
  process.on('SIGINT', () => stopOnce('Ctrl-C'));
  process.on('SIGTERM', () => stopOnce('SIGTERM'));
  process.on('SIGHUP', () => stopOnce('SIGHUP'));
  watchParent(npm_lifecycle_event !== undefined, () => stopOnce('the parent process is gone'));
}

const end = (stop: () => Promise<void>): void =>
  void stop().then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );

await main();
