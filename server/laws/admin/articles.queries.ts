import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { lawArticle, lawGuide } from '../laws.tables';

export async function selectLawSlugs(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: lawGuide.id, slug: lawGuide.slug }).from(lawGuide);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

export async function updateArticle(
  db: Db,
  id: string,
  values: Partial<typeof lawArticle.$inferInsert>,
): Promise<void> {
  await db.update(lawArticle).set(values).where(eq(lawArticle.id, id));
}
