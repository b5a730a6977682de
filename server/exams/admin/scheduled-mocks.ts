import { scheduledMocks } from '@atalaya/core/exams/scheduled.contract';
import { folded, matches } from '../../admin/resource/list-sql';
import type { Writing, Written } from '../../admin/resource/resource';
import { tableResource, writeRows } from '../../admin/resource/table-resource';
import type { Db } from '../../platform/db';
import { forgetQuestions, mockRecords, selectEntered } from '../scheduled.queries';
import { scheduledMock } from '../scheduled.tables';

async function write<D extends object>(
  db: Db,
  items: readonly Written<D>[],
  writing: Writing,
): Promise<void> {
  await writeRows(db, { table: scheduledMock, key: scheduledMock.id }, items, writing);
  await forgetQuestions(
    db,
    items.map(({ id }) => id),
  );
}

export const scheduledMockAdmin = tableResource(scheduledMocks, {
  subject: 'scheduled-mock',
  table: scheduledMock,
  key: scheduledMock.id,
  among: 'title',
  nameOf: ({ title }) => title,
  toRecords: mockRecords,
  search: (text) => matches(text, [scheduledMock.title]),
  sorts: { title: folded(scheduledMock.title) },
  async faultsOf(db, items) {
    const known = new Map(
      (
        await selectEntered(
          db,
          items.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    return items.flatMap(({ id, draft }, index) => {
      const faults: { index: number; field: string; reason: string }[] = [];
      if (draft.closesAt <= draft.opensAt)
        faults.push({ index, field: 'closesAt', reason: 'Debe cerrarse después de abrirse.' });
      const held = known.get(id);
      if (!held || held.participants === 0) return faults;
      // A mock that somebody has entered cannot be changed.
      const reason = 'Ya ha entrado alguien: no se puede cambiar.';
      if (held.questions !== draft.questions) faults.push({ index, field: 'questions', reason });
      if (held.topics.join() !== draft.topics.join()) faults.push({ index, field: 'topics', reason });
      return faults;
    });
  },
  write,
  changed: () => {},
});
