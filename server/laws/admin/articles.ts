import { lawArticles } from '@atalaya/core/laws/admin/articles.contract';
import { or, sql } from 'drizzle-orm';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecord } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import type { StoredRow } from '../../platform/rows/select-rows';
import { allLaws } from '../../syllabus/law-references';
import { lawArticle } from '../laws.tables';
import { selectLawSlugs, updateArticle } from './articles.queries';

/** With the law's short name, «Artículo 17 CE», and the address of its guide. */
async function named(articles: readonly StoredRow<typeof lawArticle>[], db: Db) {
  const [laws, slugs] = await Promise.all([allLaws(db), selectLawSlugs(db)]);
  return articles.map((article) => ({
    ...toRecord(article),
    name: `${article.number} ${laws.find(({ id }) => id === article.law)?.shortName ?? article.law}`,
    lawSlug: slugs.get(article.law) ?? null,
  }));
}

export const lawArticleAdmin = tableResource(lawArticles, {
  subject: 'law-article',
  table: lawArticle,
  key: lawArticle.id,
  nameOf: ({ name, heading }) => `${name}: ${heading}`,
  toRecords: named,
  search: (text) =>
    or(
      matches(text, [lawArticle.heading, lawArticle.statement]),
      sql`lower(${lawArticle.number}) = lower(${text.trim()})`,
    ),
  sorts: { position: sql`(${lawArticle.law}, ${lawArticle.position})`, heading: folded(lawArticle.heading) },
  // An article is only edited: what the law fixes of it is not in the draft.
  async write(db, items, { now }) {
    for (const { id, draft } of items)
      await updateArticle(db, id, { ...draft, updatedAt: now, deletedAt: null });
  },
  changed: contentChanged,
});
