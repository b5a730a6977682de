import { setFlagsFromString } from 'node:v8';
import { readEnv } from './env';
import { OperatorError } from './platform/operator-error';
import { startServer } from './start';

/**
 * V8 spares memory as if this were a tab of a browser: a server that has little to do is tidied to its smallest heap, and from
 * then on every few megabytes. Each time compiled code is thrown away with what it knew, and made again by the next requests.
 * Here the heap may double before it is tidied.
 */
function collectLessOften(): void {
  setFlagsFromString('--no-memory-reducer');
  setFlagsFromString('--heap-growing-percent=100');
}

/** Starts the server and stops it on a signal. Said to people in plain sentences; a stack is for our own faults only. */
export async function main(say: (line: string) => void = console.log): Promise<void> {
  try {
    const server = await startServer(readEnv(), say);
    stopOnSignals(server.stop, say);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function stopOnSignals(stop: () => Promise<void>, say: (line: string) => void): void {
  let stopping: Promise<void> | undefined;
  const end = (why: string) => {
    if (stopping) return;
    say(`Stopping (${why}) …`);
    stopping = stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => end('Ctrl-C'));
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGHUP', () => end('SIGHUP'));
  // A killed npm tells its grandchildren nothing: a new parent means that ours is gone.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end('the parent process is gone');
  }, 1000).unref();
}

/**
 * The driver writes a tick later, also to a connection that has broken meanwhile, and fails where nobody can catch it. The
 * query has been refused by then, so nothing is lost: a database that comes back must find its server alive.
 */
const isLateWrite = (error: Error): boolean =>
  error instanceof TypeError && /nextWrite .*postgres\/src\/connection\.js/.test(error.stack ?? '');

process.on('uncaughtException', (error) => {
  if (isLateWrite(error)) return;
  console.error(error);
  process.exit(1);
});

collectLessOften();
await main();
