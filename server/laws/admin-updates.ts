import { lawUpdateResource } from '@atalaya/core/laws/admin-updates';
import { lawUpdateDraft } from '@atalaya/core/laws/admin-updates.contract';
import { eq } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import { writeRows } from '../content/sync';
import { allLaws, lawIds } from '../syllabus/law-references';
import { selectUpdateRecords } from './laws.queries';
import { lawUpdate } from './laws.tables';

export const lawUpdateAdmin = tableResource({
  description: lawUpdateResource,
  subject: 'law-update',
  draft: lawUpdateDraft,
  table: lawUpdate,
  key: lawUpdate.id,
  nameOf: ({ title }) => title,
  select: selectUpdateRecords,
  search: (text) => matches(text, [lawUpdate.title, lawUpdate.summary, lawUpdate.norm]),
  sorts: {
    inForce: lawUpdate.inForce,
    title: folded(lawUpdate.title),
    law: lawUpdate.law,
    updatedAt: lawUpdate.updatedAt,
  },
  filters: { state: (value) => eq(lawUpdate.state, value === 'draft' ? 'draft' : 'published') },
  async faultsOf(db, items) {
    const known = new Set(await lawIds(db));
    return items.flatMap(({ draft }, index) =>
      known.has(draft.law)
        ? []
        : [{ index, field: 'law', reason: 'No hay ninguna norma con ese identificador.' }],
    );
  },
  choices: {
    law: async (db) => (await allLaws(db)).map(({ id, shortName }) => ({ value: id, label: shortName })),
  },
  write: writeRows(lawUpdate, lawUpdate.id),
  changed: contentChanged,
});
