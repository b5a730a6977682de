import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Env } from '../../env';
import { OperatorError } from '../operator-error';
import { socketPath } from '../socket-path';
import {
  countFiles,
  countRows,
  DUMP,
  FILES,
  type Manifest,
  readManifest,
  SECRET,
  sha256Of,
} from './manifest';
import { runTool } from './pg-tools';

/** Puts a backup into an empty installation, and compares what is there afterwards with what was saved. */
export async function restoreBackup(env: Env, folder: string): Promise<Manifest> {
  const url = env.DATABASE_URL;
  if (!url) throw new OperatorError('Set DATABASE_URL first: it names the empty database to fill.');
  const manifest = await readManifest(folder);
  const dump = join(folder, DUMP);
  if ((await sha256Of(dump)) !== manifest.dumpSha256)
    throw new OperatorError(`${dump} has changed since it was written: use another backup.`);
  const secret = (await readFile(join(folder, SECRET), 'utf8')).trim();
  if (env.APP_SECRET && env.APP_SECRET !== secret)
    throw new OperatorError(
      'APP_SECRET is not the one of the backup: set that one, or remove it to take it over.',
    );
  if ((await countFiles(join(env.DATA_DIR, FILES))) > 0)
    throw new OperatorError(`${join(env.DATA_DIR, FILES)} is not empty: restore into an empty DATA_DIR.`);
  const sql = postgres(url, { ...socketPath(url), max: 1, onnotice: () => {} });
  try {
    if (Object.keys(await countRows(sql)).length > 0)
      throw new OperatorError('The database is not empty: restore into a new one.');
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    await runTool('pg_restore', [...args, `--dbname=${new URL(url).pathname.slice(1)}`, dump], url);
    await restoreFiles(env, folder, secret);
    await compare(manifest, await countRows(sql), env);
  } finally {
    await sql.end({ timeout: 5 });
  }
  return manifest;
}

async function restoreFiles(env: Env, folder: string, secret: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true });
  if ((await countFiles(join(folder, FILES))) > 0)
    await cp(join(folder, FILES), join(env.DATA_DIR, FILES), { recursive: true });
  if (!env.APP_SECRET) await writeFile(join(env.DATA_DIR, SECRET), secret, { mode: 0o600 });
}

async function compare(manifest: Manifest, rows: Record<string, number>, env: Env): Promise<void> {
  const wrong = Object.keys({ ...manifest.rows, ...rows }).filter(
    (name) => manifest.rows[name] !== rows[name],
  );
  if (wrong.length > 0)
    throw new OperatorError(
      `The restored tables differ from the backup (${wrong.join(', ')}): do not use them.`,
    );
  if (!env.S3_ENDPOINT && (await countFiles(join(env.DATA_DIR, FILES))) !== manifest.files)
    throw new OperatorError('The restored files differ from the backup: do not use them.');
}
