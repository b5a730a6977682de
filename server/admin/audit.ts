import { type AuditRecord, auditChanges } from '@atalaya/core/admin/audit-changes';
import type { AuditAction, AuditSubject } from '@atalaya/core/admin/audit-labels';
import { type AccountName, accountNames, findAccountIds } from '../auth/accounts';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import {
  type AuditFilter,
  anonymiseEntriesAbout,
  insertEntry,
  selectEntries,
  selectEntriesAbout,
  selectEntriesBy,
} from './audit.queries';
import { fieldNames } from './subject-fields';

export type Change = {
  at: Date;
  /** Null for the server itself. */
  actorId: string | null;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string | null;
  /** Not for users. */
  subjectName?: string;
  before?: AuditRecord | null;
  after?: AuditRecord | null;
};

/** Writes the entry in the caller's transaction. */
export async function audit(db: Db, { before, after, subjectName, ...change }: Change): Promise<void> {
  await insertEntry(db, {
    id: newId(change.at),
    subjectName: subjectName ?? null,
    ...change,
    ...auditChanges(before, after),
  });
}

type Entry = Awaited<ReturnType<typeof selectEntries>>['items'][number];
export type AuditSearch = Omit<AuditFilter, 'search'> & {
  q?: string;
  sort?: string;
  page: number;
  pageSize: number;
};

export async function listEntries(db: Db, { q, page, pageSize, sort, ...filter }: AuditSearch) {
  const search = q ? { text: q, personIds: await findAccountIds(db, q) } : undefined;
  const { items, total } = await selectEntries(
    db,
    { ...filter, ...(search ? { search } : {}) },
    { page, pageSize, ...(sort ? { sort } : {}) },
  );
  return { items: await withNames(db, items), total, page, pageSize };
}

/** The changes to one account. */
export async function listEntriesAbout(
  db: Db,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const found = await selectEntriesAbout(db, userId, { after, limit: limit + 1 });
  const { items, next } = keysetPage(found, limit, ({ id }) => id);
  return { items: await withNames(db, items), next };
}

async function withNames(db: Db, items: readonly Entry[]) {
  const [names, namesOf] = await Promise.all([
    accountNames(db, items.flatMap(peopleIn)),
    fieldNames(db, items),
  ]);
  return items.map((entry) => ({ ...shown(entry, names), fields: namesOf(entry) }));
}

const peopleIn = ({ actorId, subject, subjectId }: Entry): string[] => [
  ...(actorId ? [actorId] : []),
  ...(subject === 'user' && subjectId ? [subjectId] : []),
];

function shown({ actorId, at, ...entry }: Entry, names: ReadonlyMap<string, AccountName>) {
  const person = entry.subject === 'user' && entry.subjectId ? names.get(entry.subjectId) : undefined;
  return {
    ...entry,
    at: at.toISOString(),
    actor: (actorId ? names.get(actorId) : undefined) ?? null,
    subjectName: person?.name ?? entry.subjectName,
  };
}

export const entriesBy = selectEntriesBy;
export const forgetSubject = anonymiseEntriesAbout;
