import { placementResource, progressResource } from '@atalaya/core/english/admin/admin-course';
import { placementDraft, progressDraft } from '@atalaya/core/english/admin/admin-english.contract';
import { eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { NIL } from 'uuid';
import { matches } from '../admin/resource/list-sql';
import { type Part, tableResource } from '../admin/resource/table-resource';
import { findAccountIds } from '../auth/accounts';
import { contentChanged } from '../content/content-changed';
import { shown, writeRows } from '../content/sync';
import type { Db } from '../platform/db';
import { uuidIn } from '../platform/ids';
import { selectProgressRecords, updateProgress } from './admin-english.queries';
import { englishPlacementItem, englishProgress } from './english.tables';
import { isState } from './named-records';

export const placementAdmin = tableResource({
  description: placementResource,
  subject: 'english-placement-item',
  draft: placementDraft,
  table: englishPlacementItem,
  key: englishPlacementItem.id,
  nameOf: ({ question }) => question,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(englishPlacementItem)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) => matches(text, [englishPlacementItem.question, englishPlacementItem.answer]),
  sorts: {
    id: englishPlacementItem.id,
    level: englishPlacementItem.level,
    updatedAt: englishPlacementItem.updatedAt,
  },
  filters: {
    level: (value) => eq(englishPlacementItem.level, placementDraft.shape.level.parse(value)),
    state: (value) => eq(englishPlacementItem.state, isState(value)),
  },
  async faultsOf(_, items) {
    return items.flatMap(({ draft: { options, answer } }, index) => [
      ...(options.includes(answer)
        ? []
        : [{ index, field: 'answer', reason: 'No está entre las opciones.' }]),
      ...(new Set(options).size === options.length
        ? []
        : [{ index, field: 'options', reason: 'Repiten una opción.' }]),
    ]);
  },
  write: writeRows(englishPlacementItem, englishPlacementItem.id),
  changed: contentChanged,
});

const progressTable = tableResource({
  description: progressResource,
  subject: 'english-progress',
  draft: progressDraft,
  table: englishProgress,
  key: englishProgress.id,
  // PostgreSQL refuses to compare a UUID with any other text.
  keyOf: uuidIn,
  nameOf: ({ student, lesson }) => `${student}: ${lesson}`,
  select: selectProgressRecords,
  // See studentsFor.
  search: () => undefined,
  sorts: {
    lastAt: englishProgress.lastAt,
    bestPercent: englishProgress.bestPercent,
    updatedAt: englishProgress.updatedAt,
  },
  filters: {
    students: (ids) => inArray(englishProgress.userId, ids === '' ? [NIL] : ids.split(',')),
    status: (value) =>
      value === 'passed' ? isNotNull(englishProgress.passedAt) : isNull(englishProgress.passedAt),
  },
  write: (db, items, { now }) => updateProgress(db, items, now),
  changed: () => {},
});

/** Students are found by name or email, which other tables hold. */
const studentsFor = async (db: Db, q: string | undefined) =>
  q ? { students: (await findAccountIds(db, q)).join(',') } : {};

export const progressAdmin: typeof progressTable = {
  ...progressTable,
  list: async (db, search) => progressTable.list(db, { ...search, ...(await studentsFor(db, search.q)) }),
  after: async (db, search, id, limit) =>
    progressTable.after(db, { ...search, ...(await studentsFor(db, search.q)) }, id, limit),
};
