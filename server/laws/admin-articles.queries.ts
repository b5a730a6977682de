import { eq } from 'drizzle-orm';
import type { Part } from '../admin/resource/table-resource';
import { shown } from '../content/sync';
import type { Db } from '../platform/db';
import { law } from '../syllabus/topic.tables';
import { lawArticle, lawGuide } from './laws.tables';

export async function selectArticleRecords(db: Db, { where, order, limit, offset }: Part) {
  const rows = await db
    .select({ article: lawArticle, lawSlug: lawGuide.slug, lawShortName: law.shortName })
    .from(lawArticle)
    .innerJoin(law, eq(law.id, lawArticle.law))
    .leftJoin(lawGuide, eq(lawGuide.id, lawArticle.law))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ article: { search: _, ...article }, lawSlug, lawShortName }) =>
    shown({ ...article, lawSlug, name: `${article.number} ${lawShortName}` }),
  );
}

export async function updateArticle(
  db: Db,
  id: string,
  values: Partial<typeof lawArticle.$inferInsert>,
): Promise<void> {
  await db.update(lawArticle).set(values).where(eq(lawArticle.id, id));
}
