import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { startWorkers } from '../workers';

// Arguments: how many workers, and how they behave.
const [, , count] = process.argv;
// The workers need no TypeScript loader.
cluster.setupPrimary({ execArgv: [] });
try {
  const exec = fileURLToPath(new URL('./worker.mjs', import.meta.url));
  const workers = await startWorkers({ exec, count: Number(count), say: console.log, pauseMs: 1 });
  await workers.ended;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
