import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { z } from 'zod';
import { OperatorError } from '../operator-error';

/** In a backup each file has this at the end of its name: the age tool opens it too. */
export const SEALED = '.age';
export const DUMP = 'database.dump';
export const FILES = 'files';
export const MANIFEST = 'manifest.json';

const schema = z.object({
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Of the encrypted dump. */
  dumpSha256: z.string(),
  /** Rows by table, at the moment of the dump. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});
export type Manifest = z.infer<typeof schema>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new OperatorError(`${folder} holds no backup: it has no ${MANIFEST}.`);
  });
  return schema.parse(JSON.parse(text));
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Every table but the queue's, whose rows come and go while it is counted. */
export async function countRows(
  sql: postgres.Sql | postgres.TransactionSql,
): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`;
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql.unsafe(name)}`;
    rows[name] = row?.count ?? 0;
  }
  return rows;
}
