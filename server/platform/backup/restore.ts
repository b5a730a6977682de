import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Env } from '../../env';
import { connect } from '../db';
import { openKeys } from '../keyring';
import { OperatorError } from '../operator-error';
import { socketPath } from '../socket-path';
import { countRows, DUMP, FILES, type Manifest, readManifest, sha256Of } from './manifest';
import { runTool } from './pg-tools';
import { filesIn, opener, plainName, sealedName } from './seal-files';

/** Puts a backup into an empty installation, and compares what is there afterwards with what was saved. */
export async function restoreBackup(env: Env, folder: string, identityFile: string): Promise<Manifest> {
  const url = env.DATABASE_URL;
  if (!url) throw new OperatorError('Set DATABASE_URL first: it names the empty database to fill.');
  const manifest = await readManifest(folder);
  const dump = join(folder, sealedName(DUMP));
  if ((await sha256Of(dump)) !== manifest.dumpSha256)
    throw new OperatorError(`${dump} has changed since it was written: use another backup.`);
  if ((await filesIn(join(env.DATA_DIR, FILES))).length > 0)
    throw new OperatorError(`${join(env.DATA_DIR, FILES)} is not empty: restore into an empty DATA_DIR.`);
  const open = await opener(identityFile);
  const sql = postgres(url, { ...socketPath(url), max: 1, onnotice: () => {} });
  await mkdir(env.DATA_DIR, { recursive: true });
  const inside = await mkdtemp(join(env.DATA_DIR, 'restore-'));
  try {
    if (Object.keys(await countRows(sql)).length > 0)
      throw new OperatorError('The database is not empty: restore into a new one.');
    const plain = join(inside, DUMP);
    await open(dump, plain);
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    await runTool('pg_restore', [...args, `--dbname=${new URL(url).pathname.slice(1)}`, plain], url);
    for (const name of await filesIn(join(folder, FILES)))
      await open(join(folder, FILES, name), join(env.DATA_DIR, FILES, plainName(name)));
    await compare(manifest, await countRows(sql), env);
  } finally {
    await rm(inside, { recursive: true, force: true });
    await sql.end({ timeout: 5 });
  }
  await requireSecret(env, url);
  return manifest;
}

/** Whether `APP_SECRET` is the one of the backup: better learnt now than at the first start. */
async function requireSecret(env: Env, url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await openKeys(env, db, new Date());
  } finally {
    await close();
  }
}

async function compare(manifest: Manifest, rows: Record<string, number>, env: Env): Promise<void> {
  const wrong = Object.keys({ ...manifest.rows, ...rows }).filter(
    (name) => manifest.rows[name] !== rows[name],
  );
  if (wrong.length > 0)
    throw new OperatorError(
      `The restored tables differ from the backup (${wrong.join(', ')}): do not use them.`,
    );
  if (!env.S3_ENDPOINT && (await filesIn(join(env.DATA_DIR, FILES))).length !== manifest.files)
    throw new OperatorError('The restored files differ from the backup: do not use them.');
}
