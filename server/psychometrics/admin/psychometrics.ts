import { familyNameOf, typeName } from '@atalaya/core/psychometrics/admin/psychometrics';
import {
  psychometricEntries,
  psychometricReports,
  psychometricTypes,
} from '@atalaya/core/psychometrics/admin/psychometrics.contract';
import { type ItemType, levels } from '@atalaya/core/psychometrics/items/item';
import { wordFaults } from '@atalaya/core/psychometrics/items/word-rules';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecord, toRecords } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { psychometricEntry, psychometricReport, psychometricType } from '../psychometrics.tables';
import { itemOf } from '../recipes';
import { selectEntry, selectReport, updateReports, updateTypes } from './psychometrics.queries';

/** What an admin reads about a fault of word-rules.ts. */
const reasons: Record<string, string> = {
  id: 'Ese identificador ya existe.',
  word: 'Escribe la palabra.',
  answer: 'Es un sinónimo de la palabra en otra entrada.',
  wrong: 'Repite una opción o contiene la palabra.',
};

export const entryAdmin = tableResource(psychometricEntries, {
  subject: 'psychometric-entry',
  table: psychometricEntry,
  key: psychometricEntry.id,
  nameOf: ({ word, answer }) => word || answer,
  toRecords,
  search: (text) => matches(text, [psychometricEntry.word, psychometricEntry.answer, psychometricEntry.note]),
  sorts: { word: folded(psychometricEntry.word) },
  async faultsOf(_, items) {
    return items.flatMap(({ id, draft }, index) =>
      wordFaults([{ ...draft, id }]).map(({ field }) => ({
        index,
        field,
        reason: reasons[field] ?? 'No es válido.',
      })),
    );
  },
  changed: contentChanged,
});

const named = (row: { id: ItemType }) => ({ name: typeName(row.id), family: familyNameOf(row.id) });

export const typeAdmin = tableResource(psychometricTypes, {
  subject: 'psychometric-type',
  table: psychometricType,
  key: psychometricType.id,
  nameOf: ({ name }) => name,
  toRecords: (rows) => rows.map((row) => ({ ...toRecord(row), ...named(row) })),
  search: (text) => matches(text, [psychometricType.id]),
  write: (db, items, { now }) => updateTypes(db, items, now),
  changed: contentChanged,
});

export const reportAdmin = tableResource(psychometricReports, {
  subject: 'psychometric-report',
  table: psychometricReport,
  key: psychometricReport.id,
  nameOf: ({ reason }) => reason,
  toRecords,
  search: (text) => matches(text, [psychometricReport.reason]),
  write: (db, items, { now }) => updateReports(db, items, now),
  changed: () => {},
});

type Asked = { type: ItemType; level: number; seed: number; entryId?: string; reportId?: string };

/** The item as a user would see it, with its solution. A report brings the entry as it was when asked. */
export async function previewItem({ db }: Kit, { type, level, seed, entryId, reportId }: Asked) {
  const report = reportId ? await selectReport(db, reportId) : undefined;
  const entry = report?.entry ?? (entryId ? await selectEntry(db, entryId) : null) ?? null;
  const known = levels.find((one) => one === level) ?? 3;
  const item = itemOf(report ?? { type, level: known, seed, entry });
  if (!item) throw new AppError('request.not-found');
  const { key, explanation, ...shownItem } = item;
  return { key, explanation, item: shownItem };
}
