import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { forumCategory } from '../forum.tables';

/** Serialises the numbering. */
const LOCK = 7_283_413;
/** Files use the numbers below. */
const FIRST = 1_000;

export async function nextCategoryId(db: Db): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [row] = await db
    .select({ next: sql<number>`greatest(max(${forumCategory.id}) + 1, ${FIRST})::int` })
    .from(forumCategory);
  return String(row?.next ?? FIRST);
}
