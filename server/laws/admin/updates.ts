import { lawUpdates } from '@atalaya/core/laws/admin/updates.contract';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { allLaws, lawIds } from '../../syllabus/law-references';
import { lawUpdate } from '../laws.tables';

export const lawUpdateAdmin = tableResource(lawUpdates, {
  subject: 'law-update',
  table: lawUpdate,
  key: lawUpdate.id,
  nameOf: ({ title }) => title,
  toRecords,
  search: (text) => matches(text, [lawUpdate.title, lawUpdate.summary, lawUpdate.norm]),
  sorts: { title: folded(lawUpdate.title) },
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
  changed: contentChanged,
});
