import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Env } from '../../env';
import { OperatorError } from '../operator-error';
import { socketPath } from '../socket-path';
import { version } from '../version';
import { countRows, DUMP, FILES, MANIFEST, type Manifest, sha256Of } from './manifest';
import { runTool } from './pg-tools';
import { filesIn, sealedName, sealer } from './seal-files';

/**
 * Database and uploaded files in a new folder, read again once written and encrypted for the operator. `APP_SECRET` is not
 * among them: without it nobody can read what the database holds encrypted.
 */
export async function makeBackup(env: Env, folder: string, now: Date): Promise<Manifest> {
  if (!env.DATABASE_URL)
    throw new OperatorError(
      'Set DATABASE_URL first. The demo is kept by copying DATA_DIR while it is stopped.',
    );
  const seal = sealer(env.BACKUP_RECIPIENT);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty: give a new folder.`);
  const dump = join(folder, DUMP);
  const rows = await dumpDatabase(env.DATABASE_URL, dump)
    // The whole file is read: a damaged one fails here and not on the day it is needed.
    .then(async (counted) => {
      await runTool('pg_restore', ['--file=/dev/null', dump]);
      await seal(dump, sealedName(dump));
      return counted;
    })
    .finally(() => rm(dump, { force: true }));
  // The files of a bucket are kept by its own versions.
  const files = env.S3_ENDPOINT ? [] : await filesIn(join(env.DATA_DIR, FILES));
  for (const name of files)
    await seal(join(env.DATA_DIR, FILES, name), join(folder, FILES, sealedName(name)));
  const manifest: Manifest = {
    version,
    madeAt: now.toISOString(),
    dumpSha256: await sha256Of(sealedName(dump)),
    rows,
    files: files.length,
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The rows are counted in the snapshot that is dumped, so that a restore can be compared with them. */
async function dumpDatabase(url: string, dump: string): Promise<Record<string, number>> {
  const sql = postgres(url, { ...socketPath(url), max: 1, onnotice: () => {} });
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      // pg_dump reads in this transaction's snapshot for as long as it needs.
      await tx`set local idle_in_transaction_session_timeout = 0`;
      const [shared] = await tx<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`;
      const rows = await countRows(tx);
      const args = ['--format=custom', '--no-owner', '--no-privileges'];
      await runTool('pg_dump', [...args, `--snapshot=${shared?.snapshot}`, `--file=${dump}`], url);
      return rows;
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
