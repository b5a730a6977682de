import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries';
import { type Claim, ClusterTaken } from './claim';
import { folderFault, isDiskFull } from './faults';
import { ensureCluster, readPassword } from './initialise';
import { type Cluster, obtain, type Running } from './obtain';
import { CLUSTER, findPlace } from './place';
import { type Ending, stopPostmaster } from './postmaster';
import { signal } from './process-of';
import type { Durability } from './settings';
import { hostOfSockets, socketFolder } from './sockets';

export type EmbeddedPostgres = {
  url: string;
  /** The URL over the Unix socket, where there is one. */
  nearUrl: string;
  /** The actual data folder, which may not be the requested one. */
  dataDir: string;
  /** The postmaster of a killed server was still running and was adopted. */
  adopted: boolean;
  stop(): Promise<void>;
};

type Options = { dataDir: string; log: (line: string) => void; durability?: Durability };

/** The name of the database and of its role. */
export const DATABASE = 'atalaya';
const LONGEST_PAUSE_MS = 10_000;

/** Runs the private PostgreSQL of this data folder until `stop`. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await supervise(await prepare(options));
  } catch (error) {
    throw folderFault(error, options.dataDir);
  }
}

async function prepare({ dataDir, log, durability = 'full' }: Options): Promise<Cluster> {
  const place = await findPlace(dataDir, log);
  const binaries = await findBinaries(place, log);
  await ensureCluster(place, binaries, durability, log);
  const folder = await realpath(join(place.folder, CLUSTER));
  const sockets = await socketFolder(folder, place.folder);
  return { place, folder, sockets, password: await readPassword(folder), binaries, durability, log };
}

async function supervise(cluster: Cluster): Promise<EmbeddedPostgres> {
  const stopping = new AbortController();
  let revival = Promise.resolve();
  let running: Running | undefined;
  running = await obtain(cluster, onLost);
  const { port, adopted, claim } = running;

  // Called when the connection breaks: a session or the postmaster crashed.
  function onLost(): void {
    running = undefined;
    if (!stopping.signal.aborted) revival = revive();
  }

  async function revive(): Promise<void> {
    cluster.log('PostgreSQL broke off; bringing it back');
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      try {
        running = await obtain(cluster, onLost, port);
        cluster.log('PostgreSQL is back');
        return;
      } catch (error) {
        cluster.log(`PostgreSQL is not back yet: ${error instanceof Error ? error.message : error}`);
        if (error instanceof ClusterTaken) return;
        const wait = Math.min(attempt * 1000, LONGEST_PAUSE_MS);
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await revival;
    const last = running;
    // The connection may break at this moment; end the postmaster anyway.
    await last?.claim.release().catch(() => undefined);
    if (last) await stopPostmaster(last.pid, await endingFor(cluster));
    running = undefined;
    process.off('exit', onExit);
  }

  // Stops the database when the process exits without stop().
  function onExit(): void {
    if (running) signal(running.pid, 'SIGINT');
  }
  process.on('exit', onExit);

  await ensureDatabase(claim, cluster.password).catch(async (error) => {
    await stop();
    throw error;
  });
  const urlAt = (host: string) => `postgres://${DATABASE}:${cluster.password}@${host}:${port}/${DATABASE}`;
  const url = urlAt('127.0.0.1');
  const nearUrl = cluster.sockets ? urlAt(hostOfSockets(cluster.sockets)) : url;
  return { url, nearUrl, dataDir: cluster.place.folder, adopted, stop };
}

/** On a full disk PostgreSQL may wait for its checkpoint forever. */
const endingFor = async ({ place }: Cluster): Promise<Ending> =>
  (await isDiskFull('', place.folder)) ? 'at-once' : 'orderly';

/** The application's role is not a superuser. */
async function ensureDatabase({ sql }: Claim, password: string): Promise<void> {
  const [row] = await sql<{ role: boolean; database: boolean }[]>`
    select exists (select from pg_roles where rolname = ${DATABASE}) as role,
           exists (select from pg_database where datname = ${DATABASE}) as database`;
  if (!row?.role) await sql.unsafe(`create role ${DATABASE} login createdb password '${password}'`);
  if (!row?.database) await sql.unsafe(`create database ${DATABASE} owner ${DATABASE}`);
}
