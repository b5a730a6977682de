import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { blogAuthor, blogPost } from './blog.tables';

export async function selectPostIdsBySlug(db: Db, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ id: blogPost.id })
    .from(blogPost)
    .where(inArray(blogPost.slug, [...slugs]));
  return rows.map(({ id }) => id);
}

/** Slugs never change. */
export async function selectSlugs(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: blogPost.id, slug: blogPost.slug })
    .from(blogPost)
    .where(inArray(blogPost.id, [...ids]));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Includes deleted ones, which old changes may name. */
export const selectAuthorNames = (db: Db) =>
  db.select({ value: blogAuthor.id, label: blogAuthor.name }).from(blogAuthor);

export async function selectAuthorIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: blogAuthor.id })
    .from(blogAuthor)
    .where(isNull(blogAuthor.deletedAt))
    .orderBy(asc(blogAuthor.id));
  return rows.map(({ id }) => id);
}

/** Serialises the numbering of posts. */
const LOCK = 7_283_412;

/**
 * Deleted numbers are not reused. Files use numbers below 1,000, except the ten built-in posts
 * (core/blog/sample-posts.ts).
 */
const FIRST = 1_000;
const BUILT_IN_FROM = 99_001;

export async function nextPostId(db: Db): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [row] = await db
    .select({
      next: sql<number>`greatest(max(${blogPost.id}) filter (where ${blogPost.id} < ${BUILT_IN_FROM}) + 1, ${FIRST})::int`,
    })
    .from(blogPost);
  return String(row?.next ?? FIRST);
}
