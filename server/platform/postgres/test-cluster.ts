import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { startEmbeddedPostgres } from './embedded';
import { CLUSTER } from './place';
import { findPostmaster, stopPostmaster } from './postmaster';
import { isRunning } from './process-of';

export type TestCluster = { url(database: string): string; stop(): Promise<void> };

const FOLDER = 'atalaya-test-';

/** A PostgreSQL for one test run, fast and removed afterwards. */
export async function startTestCluster(): Promise<TestCluster> {
  await clearAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  // As root the database runs under another account, which needs access.
  await chmod(folder, 0o711);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const cluster = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durability: 'none' }).catch(
    async (error) => {
      await remove();
      throw error;
    },
  );
  return {
    url(database) {
      const url = new URL(cluster.url);
      url.pathname = database;
      return url.href;
    },
    async stop() {
      await cluster.stop();
      await remove();
    },
  };
}

/** Removes the postmaster and folder of a killed run. */
async function clearAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(name.slice(FOLDER.length).split('-')[0]);
    if (!name.startsWith(FOLDER) || (await isRunning(pid))) continue;
    const folder = join(tmpdir(), name);
    const stats = await lstat(folder).catch(() => undefined);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue;
    const orphan = await findPostmaster(join(folder, CLUSTER));
    if (orphan) await stopPostmaster(orphan.pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export async function createDatabase(admin: postgres.Sql, name: string, template?: string): Promise<void> {
  const source = admin(template ?? 'template1');
  await admin`create database ${admin(name)} template ${source} strategy file_copy`;
}

export async function dropDatabase(admin: postgres.Sql, name: string): Promise<void> {
  await admin`drop database if exists ${admin(name)} with (force)`;
}
