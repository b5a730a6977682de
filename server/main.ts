import { readEnv } from './env';
import { OperatorError } from './platform/operator-error';
import { watchParent } from './platform/process/parent-watch';
import { startServer } from './start';

/** Starts the server and stops it on a signal. Operator errors are printed without a stack. */
export async function main(say: (line: string) => void = console.log): Promise<void> {
  try {
    const env = readEnv();
    const server = await startServer(env, say);
    stopOnSignals(server.stop, env.npm_lifecycle_event !== undefined, say);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function stopOnSignals(stop: () => Promise<void>, isNpmScript: boolean, say: (line: string) => void): void {
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
  watchParent(isNpmScript, () => end('the parent process is gone'));
}

await main();
