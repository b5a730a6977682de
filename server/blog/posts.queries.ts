import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { blogPost } from './blog.tables';

export async function selectPostIdsBySlug(db: Db, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ id: blogPost.id })
    .from(blogPost)
    .where(inArray(blogPost.slug, [...slugs]));
  return rows.map(({ id }) => id);
}
