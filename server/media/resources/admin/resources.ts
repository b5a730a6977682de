import { freeResources } from '@atalaya/core/media/resources/admin/resources.contract';
import { folded, matches } from '../../../admin/resource/list-sql';
import { tableResource } from '../../../admin/resource/table-resource';
import { resourceRecords, selectTitles } from '../resources.queries';
import { freeResource } from '../resources.tables';

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export const resourceAdmin = tableResource(freeResources, {
  subject: 'free-resource',
  table: freeResource,
  key: freeResource.id,
  among: 'title',
  nameOf: ({ title }) => title,
  toRecords: resourceRecords,
  search: (text) => matches(text, [freeResource.title, freeResource.description]),
  sorts: { title: folded(freeResource.title) },
  async faultsOf(db, items) {
    const stored = await selectTitles(db);
    return items.flatMap(({ id, draft }, index) => {
      const isTaken =
        stored.some((one) => one.id !== id && same(one.title, draft.title)) ||
        items.some((other, before) => before < index && same(other.draft.title, draft.title));
      return isTaken ? [{ index, field: 'title', reason: 'Otro recurso tiene este título.' }] : [];
    });
  },
  changed: () => undefined,
});
