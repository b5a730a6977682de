import { legalPages } from '@atalaya/core/legal/admin/legal.contract';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { selectOwnersOfSlugs } from '../legal.queries';
import { legalPage } from '../legal.tables';

export const legalPageAdmin = tableResource(legalPages, {
  subject: 'legal-page',
  table: legalPage,
  key: legalPage.id,
  among: 'slug',
  nameOf: ({ title }) => title,
  toRecords,
  search: (text) => matches(text, [legalPage.title, legalPage.body]),
  sorts: { title: folded(legalPage.title) },
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
  changed: contentChanged,
});
