import { eq, inArray, sql } from 'drizzle-orm';
import { chunksOf } from '../platform/chunks';
import { type Db, first } from '../platform/db';
import { contentFile, contentLoad } from './content.tables';
import { upsertRows } from './content-rows';

export async function selectContentFiles(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(contentFile);
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** One load at a time, over all nodes. */
const LOCK = 7_283_411;

export const lockContent = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

export async function replaceContentFiles(
  db: Db,
  gone: readonly string[],
  files: readonly { path: string; hash: string }[],
): Promise<void> {
  for (const chunk of chunksOf(gone)) await db.delete(contentFile).where(inArray(contentFile.path, chunk));
  await upsertRows(db, contentFile, contentFile.path, files);
}

const ONE = 1;

export const selectLoad = (db: Db) => first(db.select().from(contentLoad).where(eq(contentLoad.id, ONE)));

/** `units` were loaded. With none, the last load that changed something is kept. */
export async function noteLoad(
  db: Db,
  at: Date,
  { units, skipped }: { units: number; skipped: string[] },
): Promise<void> {
  const looked = { lookedAt: at, skipped, ...(units > 0 ? { changedAt: at, units } : {}) };
  await db
    .insert(contentLoad)
    .values({ id: ONE, units: 0, ...looked })
    .onConflictDoUpdate({ target: contentLoad.id, set: looked });
}
