import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error';
import { identity } from './account';
import type { Binaries } from './binaries';
import { renameUnlessThere, withDraft } from './drafts';
import { cannotRun, diskFull, errorCode, folderFault, isDiskFull, lastComplaint } from './faults';
import { CLUSTER, type Place } from './place';
import type { Durability } from './settings';

/** Stored inside the cluster, so that neither exists without the other. */
const PASSWORD = 'atalaya-password';
export const SUPERUSER = 'postgres';

/** Creates the cluster under a temporary name and renames it, so that an interrupted one is never used. */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  durability: Durability,
  log: (line: string) => void,
): Promise<void> {
  const cluster = join(place.folder, CLUSTER);
  try {
    const major = await clusterMajor(cluster);
    if (major === undefined) {
      log('Creating the database');
      await withDraft(place.folder, CLUSTER, (draft) => create(place, draft, cluster, binaries, durability));
    } else if (major !== binaries.major) {
      throw new OperatorError(
        `The data folder ${cluster} was made by PostgreSQL ${major} but this release brings PostgreSQL ${binaries.major}; export the data with the release that made it, or choose another data folder.`,
      );
    }
  } catch (error) {
    throw folderFault(error, place.folder);
  }
}

export async function readPassword(cluster: string): Promise<string> {
  const text = await readFile(join(cluster, PASSWORD), 'utf8').catch(() => '');
  if (text !== '') return text;
  throw new OperatorError(
    `The database's password file ${join(cluster, PASSWORD)} is missing or cannot be read; restore it from a backup or start as the user that made it.`,
  );
}

async function clusterMajor(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const names = await readdir(cluster).catch(() => undefined);
  if (!names) return undefined;
  throw new OperatorError(
    `The folder ${cluster} is not a PostgreSQL cluster (it has no PG_VERSION); restore it from a backup, or delete it to begin with an empty database.`,
  );
}

async function create(
  place: Place,
  draft: string,
  cluster: string,
  binaries: Binaries,
  durability: Durability,
): Promise<void> {
  const data = join(draft, 'data');
  const password = join(draft, PASSWORD);
  await mkdir(draft, { mode: 0o700 });
  await giveTo(place, draft);
  await writePassword(place, password);
  await runInitdb(place, binaries, [
    `--pgdata=${data}`,
    `--pwfile=${password}`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    // Removed by us, after checking the disk space.
    '--no-clean',
    ...(durability === 'none' ? ['--no-sync'] : []),
  ]);
  await rename(password, join(data, PASSWORD));
  await sync(data);
  // Another server on the same folder may have been faster: its cluster is used.
  await renameUnlessThere(data, cluster);
  await sync(place.folder);
}

async function writePassword(place: Place, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(randomBytes(24).toString('hex'));
  await file.sync();
  await file.close();
  await giveTo(place, path);
}

async function giveTo({ account }: Place, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/** A rename survives a power cut only after an fsync of its folder. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function runInitdb(place: Place, binaries: Binaries, args: string[]): Promise<void> {
  const child = spawn(binaries.initdb, args, {
    ...identity(place.account),
    cwd: place.folder,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', (error) => failed(cannotRun(binaries.initdb, error)));
    child.on('close', done);
  });
  if (code === 0) return;
  if (await isDiskFull(complaints, place.folder)) throw diskFull(place.folder);
  throw new OperatorError(
    `PostgreSQL could not create the database in ${place.folder} (${lastComplaint(complaints)}); correct that and start again, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
