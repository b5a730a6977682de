import postgres from 'postgres';
import { OperatorError } from '../../operator-error';
import { startEmbeddedPostgres } from '../embedded';
import { startTestCluster } from '../test-cluster';

/** What the tests run in a process of its own: a server reduced to its database. Speaks in lines of JSON. */
export type Line =
  | { ready: { url: string; nearUrl: string; dataDir: string; adopted: boolean; milliseconds: number } }
  | { log: string }
  | { written: number }
  | { fault: string }
  | { stopped: true };

/** `write` adds rows and says each one once it is committed; `test` runs the cluster of a test run. */
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
  // The end of a program that forgot to stop its database.
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
  // A postmaster that is killed takes the connections along: then this program has done its part.
  await Promise.all([writer(), writer(), writer(), writer()]).catch(() => undefined);
}
