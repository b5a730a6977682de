import { legalPageResource } from '@atalaya/core/legal/admin-legal';
import { legalPageDraft } from '@atalaya/core/legal/admin-legal.contract';
import { eq, inArray } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import { writeRows } from '../content/sync';
import { selectOwnersOfSlugs, selectRecords } from './legal.queries';
import { legalPage } from './legal.tables';

export const legalPageAdmin = tableResource({
  description: legalPageResource,
  subject: 'legal-page',
  draft: legalPageDraft,
  table: legalPage,
  key: legalPage.id,
  among: (drafts) =>
    inArray(
      legalPage.slug,
      drafts.map(({ slug }) => slug),
    ),
  nameOf: ({ title }) => title,
  select: selectRecords,
  search: (text) => matches(text, [legalPage.title, legalPage.body]),
  sorts: {
    order: legalPage.order,
    title: folded(legalPage.title),
    updated: legalPage.updated,
    updatedAt: legalPage.updatedAt,
  },
  filters: { state: (value) => eq(legalPage.state, value === 'draft' ? 'draft' : 'published') },
  async faultsOf(db, items) {
    const owners = await selectOwnersOfSlugs(
      db,
      items.map(({ draft }) => draft.slug),
    );
    return items.flatMap(({ id, draft }, index) => {
      const isTaken =
        owners.some((owner) => owner.slug === draft.slug && owner.id !== id) ||
        items.some((other, before) => before < index && other.draft.slug === draft.slug);
      return isTaken ? [{ index, field: 'slug', reason: 'Otra página tiene esta dirección.' }] : [];
    });
  },
  write: writeRows(legalPage, legalPage.id),
  changed: contentChanged,
});
