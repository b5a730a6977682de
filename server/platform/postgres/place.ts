import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { OperatorError } from '../operator-error';
import { type Account, canEnter, nobody, runsAsRoot } from './account';
import { errorCode, folderFault } from './faults';

/** The cluster's folder, and the account that runs it when the server is root. */
export type Place = { folder: string; account: Account | undefined };

/** Written into a data folder whose cluster is elsewhere. */
const RECORD = 'postgres-location';
export const CLUSTER = 'cluster';

export async function findPlace(dataDir: string, log: (line: string) => void): Promise<Place> {
  const wanted = resolve(dataDir);
  try {
    const folder = await makeFolder(wanted);
    const recorded = await readRecord(folder);
    if (!runsAsRoot()) return await placeOfUser(folder, recorded);
    if (recorded) return { folder: recorded, account: await ownerOf(recorded) };
    return (await placeInside(folder)) ?? (await placeElsewhere(folder, log));
  } catch (error) {
    throw folderFault(error, wanted);
  }
}

async function makeFolder(dataDir: string): Promise<string> {
  const created = await mkdir(dataDir, { recursive: true });
  // Folders that we created must be accessible despite a strict umask.
  if (created && runsAsRoot()) await chmod(dataDir, 0o711);
  return realpath(dataDir);
}

async function readRecord(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, RECORD), 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const recorded = text?.trim();
  if (recorded && !(await exists(recorded))) {
    throw new OperatorError(
      `The database of ${folder} lay in ${recorded}, which is gone; restore that folder, or delete ${join(folder, RECORD)} to begin with an empty database.`,
    );
  }
  return recorded;
}

async function placeOfUser(folder: string, recorded: string | undefined): Promise<Place> {
  const cluster = join(recorded ?? folder, CLUSTER);
  const stats = await stat(cluster).catch(() => undefined);
  if (recorded || (stats && stats.uid !== process.getuid?.())) {
    throw new OperatorError(
      `The database in ${cluster} was made by another user (root, most likely); start the server as that user or choose another data folder.`,
    );
  }
  await rmdir(await mkdtemp(join(folder, 'write-test-')));
  return { folder, account: undefined };
}

async function placeInside(folder: string): Promise<Place | undefined> {
  const account = await ownerOf(folder);
  const reachable = await canEnter(folder, account);
  if (await exists(join(folder, CLUSTER))) {
    if (reachable) return { folder, account };
    throw new OperatorError(
      `The account ${account.name} that runs the database can no longer enter ${folder}; let it pass through the folders above or move the data folder.`,
    );
  }
  return reachable && (await canGiveAway(folder, account)) ? { folder, account } : undefined;
}

/** A cluster created by an ordinary user keeps running as that user. */
async function ownerOf(folder: string): Promise<Account> {
  const stats = await stat(join(folder, CLUSTER)).catch(() => undefined);
  if (!stats || stats.uid === 0) return nobody();
  return { uid: stats.uid, gid: stats.gid, name: `with id ${stats.uid}` };
}

/** Some mounts ignore or forbid chown, and PostgreSQL must own its data. */
async function canGiveAway(folder: string, account: Account): Promise<boolean> {
  const probe = await mkdtemp(join(folder, 'owner-test-'));
  try {
    await chown(probe, account.uid, account.gid);
    return (await stat(probe)).uid === account.uid;
  } catch {
    return false;
  } finally {
    await rmdir(probe);
  }
}

async function placeElsewhere(dataDir: string, log: (line: string) => void): Promise<Place> {
  const account = await nobody();
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const lasting = '/var/lib/atalaya';
  const fleeting = join(tmpdir(), 'atalaya');
  // Data folders under /tmp get a temporary cluster folder too.
  for (const home of dataDir.startsWith(tmpdir() + sep) ? [fleeting] : [lasting, fleeting]) {
    if (!(await isUsableHome(home, account))) continue;
    // The random suffix prevents reusing the cluster of a deleted data folder.
    const folder = await mkdtemp(join(home, `${name}-`));
    await chmod(folder, 0o711);
    const agreed = await writeRecord(dataDir, folder);
    log(`The account ${account.name} cannot use ${dataDir}, so the database lies in ${agreed}`);
    return { folder: agreed, account };
  }
  throw new OperatorError(
    `The account ${account.name}, which runs the database for root, can use neither ${dataDir} nor ${lasting} nor ${fleeting}; start the server as an ordinary user or set DATABASE_URL.`,
  );
}

/** Of two servers that start at once, the first decides. */
async function writeRecord(dataDir: string, folder: string): Promise<string> {
  try {
    await writeFile(join(dataDir, RECORD), `${folder}\n`, { flag: 'wx' });
    return folder;
  } catch (error) {
    await rmdir(folder);
    const decided = errorCode(error) === 'EEXIST' ? await readRecord(dataDir) : undefined;
    if (decided) return decided;
    throw error;
  }
}

async function isUsableHome(home: string, account: Account): Promise<boolean> {
  try {
    const created = await mkdir(home, { recursive: true });
    if (created) await chmod(home, 0o711);
    const stats = await lstat(home);
    // In a shared folder like /tmp another user may have created this name first.
    const ours = stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
    return ours && (await canEnter(home, account)) && (await canGiveAway(home, account));
  } catch {
    return false;
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
