import { scheduledMockResource } from '@atalaya/core/exams/scheduled';
import { scheduledDraft } from '@atalaya/core/exams/scheduled.contract';
import { eq } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import type { Writing, Written } from '../admin/resource/resource';
import { lowerIn, tableResource } from '../admin/resource/table-resource';
import { writeRows } from '../content/sync';
import type { Db } from '../platform/db';
import { forgetQuestions, selectEntered, selectRecords } from './scheduled.queries';
import { scheduledMock } from './scheduled.tables';

const writeMocks = writeRows(scheduledMock, scheduledMock.id);

async function write<D extends object>(
  db: Db,
  items: readonly Written<D>[],
  writing: Writing,
): Promise<void> {
  await writeMocks(db, items, writing);
  await forgetQuestions(
    db,
    items.map(({ id }) => id),
  );
}

export const scheduledMockAdmin = tableResource({
  description: scheduledMockResource,
  subject: 'scheduled-mock',
  draft: scheduledDraft,
  table: scheduledMock,
  key: scheduledMock.id,
  among: (drafts) =>
    lowerIn(
      scheduledMock.title,
      drafts.map(({ title }) => title),
    ),
  nameOf: ({ title }) => title,
  select: selectRecords,
  search: (text) => matches(text, [scheduledMock.title]),
  sorts: {
    opensAt: scheduledMock.opensAt,
    title: folded(scheduledMock.title),
    updatedAt: scheduledMock.updatedAt,
  },
  filters: { state: (value) => eq(scheduledMock.state, value === 'draft' ? 'draft' : 'published') },
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
