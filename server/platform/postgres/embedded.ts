import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operator-error';
import { type Binaries, findBinaries } from './binaries';
import { type Claim, ClusterTaken, claimCluster } from './claim';
import { folderFault } from './faults';
import { ensureCluster, readPassword } from './initialise';
import { CLUSTER, findPlace, type Place } from './place';
import { choosePort } from './port';
import { findPostmaster, launchPostmaster, stopPostmaster } from './postmaster';
import { signal } from './process-of';
import { type Durability, serverArguments, settingsFingerprint } from './settings';

export type EmbeddedPostgres = {
  url: string;
  /** Where the cluster lies: the data folder asked for, or the one that stands in for it. */
  dataDir: string;
  /** The postmaster of a server that was killed was still alive and serves on. */
  adopted: boolean;
  stop(): Promise<void>;
};

type Options = { dataDir: string; log: (line: string) => void; durability?: Durability };
type Running = { pid: number; port: number; adopted: boolean; claim: Claim };

const DATABASE = 'atalaya';
const PATIENCE_MS = 30_000;

/** Runs the private PostgreSQL of this data folder until `stop`. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, durability = 'full' } = options;
  const place = await findPlace(dataDir, log);
  const binaries = await findBinaries(place, log);
  await ensureCluster(place, binaries, durability, log);
  const password = await readPassword(join(place.folder, CLUSTER));
  const running = await obtain(place, binaries, durability, password, log);
  await ensureDatabase(running.claim, password);
  // Whatever ends this process in an orderly way takes the database along; stop() merely waits for it.
  const onExit = () => signal(running.pid, 'SIGINT');
  process.on('exit', onExit);
  return {
    url: `postgres://${DATABASE}:${password}@127.0.0.1:${running.port}/${DATABASE}`,
    dataDir: place.folder,
    adopted: running.adopted,
    async stop() {
      await running.claim.release();
      await stopPostmaster(running.pid);
      process.off('exit', onExit);
    },
  };
}

/** Adopts the postmaster that is there, or starts one, until it is ours. */
async function obtain(
  place: Place,
  binaries: Binaries,
  durability: Durability,
  password: string,
  log: (line: string) => void,
): Promise<Running> {
  const cluster = await realpath(join(place.folder, CLUSTER));
  const fingerprint = settingsFingerprint(durability, binaries.version);
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const found = await findPostmaster(cluster);
    if (found?.ready) {
      const claim = await claimCluster(cluster, found.port, password, () => {});
      if (claim.dataDirectory === cluster && claim.fingerprint === fingerprint) {
        return { ...found, adopted: true, claim };
      }
      log('Restarting the PostgreSQL of an earlier release or setting');
      await claim.release();
      await stopPostmaster(found.pid);
    } else if (found) {
      await pause(20);
    } else {
      const port = await choosePort(place.folder);
      const launched = await launchPostmaster(
        place,
        binaries,
        serverArguments(durability, binaries.version, port),
      );
      if (typeof launched === 'object') {
        return { ...launched, adopted: false, claim: await claimOwn(cluster, launched, password) };
      }
      await pause(100);
    }
  }
  throw new OperatorError(
    `The PostgreSQL that last served ${cluster} neither answers nor ends; end it by hand (its process id is the first line of postmaster.pid there) and start again.`,
  );
}

async function claimOwn(cluster: string, launched: { pid: number; port: number }, password: string) {
  try {
    return await claimCluster(cluster, launched.port, password, () => {});
  } catch (error) {
    // A server that started in the same instant may have been quicker to claim what we launched: leave it.
    if (!(error instanceof ClusterTaken)) await stopPostmaster(launched.pid);
    throw folderFault(error, cluster);
  }
}

/** The application's own role is no superuser, so that a hole in it does not reach the machine. */
async function ensureDatabase({ sql }: Claim, password: string): Promise<void> {
  const [row] = await sql<{ role: boolean; database: boolean }[]>`
    select exists (select from pg_roles where rolname = ${DATABASE}) as role,
           exists (select from pg_database where datname = ${DATABASE}) as database`;
  if (!row?.role) await sql.unsafe(`create role ${DATABASE} login createdb password '${password}'`);
  if (!row?.database) await sql.unsafe(`create database ${DATABASE} owner ${DATABASE}`);
}
