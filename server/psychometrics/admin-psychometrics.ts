import { reportDraft } from '@atalaya/core/admin/reports.contract';
import {
  entryResource,
  familyNameOf,
  psychometricReportResource,
  typeName,
  typeResource,
} from '@atalaya/core/psychometrics/admin-psychometrics';
import { entryDraft, typeDraft } from '@atalaya/core/psychometrics/admin-psychometrics.contract';
import { type ItemType, levels } from '@atalaya/core/psychometrics/items/item';
import { wordFaults } from '@atalaya/core/psychometrics/items/word-rules';
import { eq } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { type Part, tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import { shown, writeRows } from '../content/sync';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { uuidIn } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { selectEntry, selectReport, updateReports, updateTypes } from './admin-psychometrics.queries';
import { psychometricEntry, psychometricReport, psychometricType } from './psychometrics.tables';
import { itemOf } from './recipes';

const isState = (value: string) => (value === 'draft' ? 'draft' : 'published');

/** What an admin reads about a fault of word-rules.ts. */
const reasons: Record<string, string> = {
  id: 'Ese identificador ya existe.',
  word: 'Escribe la palabra.',
  answer: 'Es un sinónimo de la palabra en otra entrada.',
  wrong: 'Repite una opción o contiene la palabra.',
};

export const entryAdmin = tableResource({
  description: entryResource,
  subject: 'psychometric-entry',
  draft: entryDraft,
  table: psychometricEntry,
  key: psychometricEntry.id,
  nameOf: ({ word, answer }) => word || answer,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(psychometricEntry)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) => matches(text, [psychometricEntry.word, psychometricEntry.answer, psychometricEntry.note]),
  sorts: {
    id: psychometricEntry.id,
    word: folded(psychometricEntry.word),
    level: psychometricEntry.level,
    updatedAt: psychometricEntry.updatedAt,
  },
  filters: {
    type: (value) => eq(psychometricEntry.type, entryDraft.shape.type.parse(value)),
    level: (value) => eq(psychometricEntry.level, levels.find((one) => one === Number(value)) ?? 3),
    state: (value) => eq(psychometricEntry.state, isState(value)),
  },
  async faultsOf(_, items) {
    return items.flatMap(({ id, draft }, index) =>
      wordFaults([{ ...draft, id }]).map(({ field }) => ({
        index,
        field,
        reason: reasons[field] ?? 'No es válido.',
      })),
    );
  },
  write: writeRows(psychometricEntry, psychometricEntry.id),
  changed: contentChanged,
});

const named = (row: { id: ItemType }) => ({ name: typeName(row.id), family: familyNameOf(row.id) });

export const typeAdmin = tableResource({
  description: typeResource,
  subject: 'psychometric-type',
  draft: typeDraft,
  table: psychometricType,
  key: psychometricType.id,
  nameOf: ({ name }) => name,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(psychometricType)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map((row) => ({ ...shown(row), ...named(row) })),
  search: (text) => matches(text, [psychometricType.id]),
  sorts: { id: psychometricType.id, weight: psychometricType.weight },
  filters: { state: (value) => eq(psychometricType.state, isState(value)) },
  write: (db, items, { now }) => updateTypes(db, items, now),
  changed: contentChanged,
});

export const reportAdmin = tableResource({
  description: psychometricReportResource,
  subject: 'psychometric-report',
  draft: reportDraft,
  table: psychometricReport,
  key: psychometricReport.id,
  // PostgreSQL refuses to compare a UUID with any other text.
  keyOf: uuidIn,
  nameOf: ({ reason }) => reason,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(psychometricReport)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map((row) => ({ ...shown(row), createdAt: row.createdAt.toISOString() })),
  search: (text) => matches(text, [psychometricReport.reason]),
  sorts: { createdAt: psychometricReport.createdAt, updatedAt: psychometricReport.updatedAt },
  filters: {
    status: (value) => eq(psychometricReport.status, value === 'solved' ? 'solved' : 'open'),
    state: (value) => eq(psychometricReport.state, isState(value)),
  },
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
