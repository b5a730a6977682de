import * as contract from '@atalaya/core/english/admin/english.contract';
import { inArray, isNotNull, isNull } from 'drizzle-orm';
import { NIL } from 'uuid';
import { matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { findAccountIds } from '../../auth/accounts';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import { englishPlacementItem, englishProgress } from '../english.tables';
import { progressRecords, updateProgress } from './english.queries';

export const placementAdmin = tableResource(contract.englishPlacementItems, {
  subject: 'english-placement-item',
  table: englishPlacementItem,
  key: englishPlacementItem.id,
  nameOf: ({ question }) => question,
  toRecords,
  search: (text) => matches(text, [englishPlacementItem.question, englishPlacementItem.answer]),
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
  changed: contentChanged,
});

const progressTable = tableResource(contract.englishProgress, {
  subject: 'english-progress',
  table: englishProgress,
  key: englishProgress.id,
  nameOf: ({ student, lesson }) => `${student}: ${lesson}`,
  toRecords: progressRecords,
  // Students are searched by studentsFor.
  search: () => undefined,
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
