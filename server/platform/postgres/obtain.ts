import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operator-error';
import type { Binaries } from './binaries';
import { type Claim, ClusterTaken, claimCluster } from './claim';
import type { Place } from './place';
import { disownLock, findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster';
import { shortenLog } from './server-log';
import { type Durability, serverArguments, settingsFingerprint } from './settings';
import { socketLockIn } from './sockets';

export type Cluster = {
  place: Place;
  /** The real path, without symbolic links. */
  folder: string;
  /** The folder of its socket, or empty. */
  sockets: string;
  password: string;
  binaries: Binaries;
  durability: Durability;
  log: (line: string) => void;
};

/** A postmaster and our lock on its cluster. */
export type Running = Postmaster & { adopted: boolean; claim: Claim };

const PATIENCE_MS = 30_000;

/** Adopts the running postmaster or starts one. A given port is kept, because clients know it. */
export async function obtain(cluster: Cluster, onLost: () => void, port?: number): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS;
  let hindrance: unknown;
  while (Date.now() < deadline) {
    try {
      const found = await findPostmaster(cluster.folder);
      const running = found ? await adopt(cluster, found, onLost) : await launch(cluster, onLost, port);
      if (running) return running;
    } catch (error) {
      // PostgreSQL refuses connections while it recovers or shuts down; other errors are final.
      if (!isPassing(error)) throw error;
      hindrance = error;
    }
    await pause(50);
  }
  throw new OperatorError(
    `The PostgreSQL of ${cluster.folder} neither serves nor ends (${hindrance ?? 'its files or its port are in use'}); end its process by hand and start again.`,
  );
}

const wantedFor = ({ durability, binaries: { version }, sockets }: Cluster) => ({
  durability,
  version,
  sockets,
});

async function adopt(cluster: Cluster, found: Postmaster, onLost: () => void): Promise<Running | undefined> {
  if (!found.ready) return undefined;
  const claim = await claimCluster(cluster.folder, found.port, cluster.password, onLost);
  const fingerprint = settingsFingerprint(wantedFor(cluster));
  if (claim.dataDirectory === cluster.folder && claim.fingerprint === fingerprint) {
    await shortenLog(cluster.place.folder);
    return { ...found, adopted: true, claim };
  }
  cluster.log('Restarting a PostgreSQL that ran with other settings');
  await claim.release();
  await stopPostmaster(found.pid);
  return undefined;
}

async function launch(cluster: Cluster, onLost: () => void, port?: number): Promise<Running | undefined> {
  const { place, folder, binaries, password } = cluster;
  const chosen = port ?? (await choosePort(place.folder));
  const args = serverArguments(wantedFor(cluster), chosen);
  if (cluster.sockets) await disownLock(socketLockIn(cluster.sockets, chosen));
  const launched = await launchPostmaster(place, folder, binaries, args);
  if (typeof launched === 'string') return undefined;
  try {
    const claim = await claimCluster(folder, launched.port, password, onLost);
    return { ...launched, adopted: false, claim };
  } catch (error) {
    // A server that started at the same moment may have locked the postmaster that we launched: leave it running.
    if (!(error instanceof ClusterTaken)) await stopPostmaster(launched.pid);
    throw error;
  }
}

/** Socket errors, and the SQLSTATE classes 57 (shutting down, starting up) and 53 (too many connections). */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return /^(ECONN|EPIPE|CONNECT|57P0|53300)/.test(String(error.code));
}

/** The file with the port, in the data folder. */
export const PORT_FILE = 'port';

/** Reuses the last port if it is free. */
async function choosePort(folder: string): Promise<number> {
  const remembered = Number(await readFile(join(folder, PORT_FILE), 'utf8').catch(() => '0'));
  if (remembered > 1023 && remembered < 65536) {
    const port = await probe(remembered).catch(() => undefined);
    if (port !== undefined) return port;
  }
  const port = await probe(0);
  await writeFile(join(folder, PORT_FILE), `${port}\n`);
  return port;
}

/** Binds the port briefly; with 0 the kernel chooses a free one. */
function probe(wanted: number): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : wanted;
      server.close(() => done(port));
    });
  });
}
