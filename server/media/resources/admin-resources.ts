import { freeResource as description } from '@atalaya/core/media/resources/admin-resources';
import { resourceDraft } from '@atalaya/core/media/resources/admin-resources.contract';
import { eq, sql } from 'drizzle-orm';
import { folded, matches } from '../../admin/resource/list-sql';
import { lowerIn, tableResource } from '../../admin/resource/table-resource';
import { writeRows } from '../../content/sync';
import { selectRecords, selectTitles } from './resources.queries';
import { freeResource } from './resources.tables';

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export const resourceAdmin = tableResource({
  description,
  subject: 'free-resource',
  draft: resourceDraft,
  table: freeResource,
  key: freeResource.id,
  among: (drafts) =>
    lowerIn(
      freeResource.title,
      drafts.map(({ title }) => title),
    ),
  nameOf: ({ title }) => title,
  select: selectRecords,
  search: (text) => matches(text, [freeResource.title, freeResource.description]),
  sorts: {
    position: freeResource.position,
    title: folded(freeResource.title),
    updatedAt: freeResource.updatedAt,
  },
  filters: {
    state: (value) => eq(freeResource.state, value === 'draft' ? 'draft' : 'published'),
    category: (value) => eq(sql`${freeResource.category}`, value),
  },
  async faultsOf(db, items) {
    const stored = await selectTitles(db);
    return items.flatMap(({ id, draft }, index) => {
      const isTaken =
        stored.some((one) => one.id !== id && same(one.title, draft.title)) ||
        items.some((other, before) => before < index && same(other.draft.title, draft.title));
      return isTaken ? [{ index, field: 'title', reason: 'Otro recurso tiene este título.' }] : [];
    });
  },
  write: writeRows(freeResource, freeResource.id),
  changed: () => undefined,
});
