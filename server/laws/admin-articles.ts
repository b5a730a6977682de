import { lawArticleResource } from '@atalaya/core/laws/admin-articles';
import { lawArticleDraft } from '@atalaya/core/laws/admin-articles.contract';
import { eq, or, sql } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { type Part, tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import type { Db } from '../platform/db';
import { allLaws } from '../syllabus/law-references';
import { selectArticleRecords, updateArticle } from './admin-articles.queries';
import { lawArticle } from './laws.tables';

async function select(db: Db, part: Part) {
  const laws = await allLaws(db);
  return selectArticleRecords(db, new Map(laws.map(({ id, shortName }) => [id, shortName])), part);
}

export const lawArticleAdmin = tableResource({
  description: lawArticleResource,
  subject: 'law-article',
  draft: lawArticleDraft,
  table: lawArticle,
  key: lawArticle.id,
  nameOf: ({ name, heading }) => `${name}: ${heading}`,
  select,
  search: (text) =>
    or(
      matches(text, [lawArticle.heading, lawArticle.statement]),
      sql`lower(${lawArticle.number}) = lower(${text.trim()})`,
    ),
  sorts: {
    position: sql`(${lawArticle.law}, ${lawArticle.position})`,
    heading: folded(lawArticle.heading),
    validOn: lawArticle.validOn,
    updatedAt: lawArticle.updatedAt,
  },
  filters: {
    law: (value) => eq(lawArticle.law, value),
    state: (value) => eq(lawArticle.state, value === 'draft' ? 'draft' : 'published'),
  },
  // The file hash stays, so that the edit holds until the file changes (decision 12).
  async write(db, items, { now }) {
    for (const { id, draft } of items)
      await updateArticle(db, id, { ...draft, updatedAt: now, deletedAt: null });
  },
  changed: contentChanged,
});
