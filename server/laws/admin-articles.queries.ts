import { eq } from 'drizzle-orm';
import type { Part } from '../admin/resource/table-resource';
import { shown } from '../content/sync';
import type { Db } from '../platform/db';
import { lawArticle, lawGuide } from './laws.tables';

/** `names`: the short names of the laws. */
export async function selectArticleRecords(
  db: Db,
  names: ReadonlyMap<string, string>,
  { where, order, limit, offset }: Part,
) {
  const rows = await db
    .select({ article: lawArticle, lawSlug: lawGuide.slug })
    .from(lawArticle)
    .leftJoin(lawGuide, eq(lawGuide.id, lawArticle.law))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ article: { search: _, ...article }, lawSlug }) =>
    shown({ ...article, lawSlug, name: `${article.number} ${names.get(article.law) ?? article.law}` }),
  );
}

export async function updateArticle(
  db: Db,
  id: string,
  values: Partial<typeof lawArticle.$inferInsert>,
): Promise<void> {
  await db.update(lawArticle).set(values).where(eq(lawArticle.id, id));
}
