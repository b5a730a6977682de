import postgres from 'postgres';
import { OperatorError } from '../../operator-error';
import { startEmbeddedPostgres } from '../embedded';
import { startTestCluster } from '../test-cluster';

/** A process for the tests: only the database part of the server. Prints JSON lines. */
export type Line =
  | { ready: { url: string; nearUrl: string; dataDir: string; adopted: boolean; milliseconds: number } }
  | { log: string }
  | { written: number }
  | { fault: string }
  | { stopped: true };

/** `write` adds rows and prints each after its commit; `test` runs a test cluster. */
export type Mode = 'serve' | 'write' | 'test';

const [, , dataDir = '', mode = 'serve'] = process.argv;
const say = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  if (mode === 'test') await serveTests();
  else await serve();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  say({ fault: error.message });
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const began = performance.now();
  const server = await startEmbeddedPostgres({ dataDir, log: (log) => say({ log }) });
  const { url, nearUrl, adopted, dataDir: place } = server;
  const milliseconds = performance.now() - began;
  process.on('SIGTERM', async () => {
    await server.stop();
    say({ stopped: true });
    process.exit();
  });
  // Simulates a program that forgot to stop its database.
  process.on('SIGUSR2', () => process.exit());
  say({ ready: { url, nearUrl, dataDir: place, adopted, milliseconds } });
  if (mode === 'write') await writeForEver(url);
}

async function serveTests(): Promise<void> {
  const cluster = await startTestCluster();
  const url = cluster.url('postgres');
  say({ ready: { url, nearUrl: url, dataDir, adopted: false, milliseconds: 0 } });
}

async function writeForEver(url: string): Promise<void> {
  const sql = postgres(url, { max: 4, onnotice: () => {} });
  await sql`create table if not exists kept (id serial primary key, padding text)`;
  const writer = async () => {
    for (;;) {
      const [row] = await sql<{ id: number }[]>`
        insert into kept (padding) values (${'x'.repeat(200)}) returning id`;
      if (row) say({ written: row.id });
    }
  };
  // A killed postmaster closes the connections: the program is done.
  await Promise.all([writer(), writer(), writer(), writer()]).catch(() => undefined);
}
