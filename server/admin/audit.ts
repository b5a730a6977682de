import { type AuditRecord, auditChanges } from '@atalaya/core/admin/audit-changes';
import { type AuditAction, type AuditSubject, fieldLabel } from '@atalaya/core/admin/audit-labels';
import { type AccountName, accountNames, findAccountIds } from '../auth/accounts';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
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

export async function listEntries(
  kit: Pick<Kit, 'db' | 'hooks'>,
  { q, page, pageSize, sort, ...filter }: AuditSearch,
) {
  const { db } = kit;
  const search = q ? { text: q, personIds: await findAccountIds(db, q) } : undefined;
  const { items, total } = await selectEntries(
    db,
    { ...filter, ...(search ? { search } : {}) },
    { page, pageSize, ...(sort ? { sort } : {}) },
  );
  return { items: await withNames(kit, items), total, page, pageSize };
}

/** The changes to one account. */
export async function listEntriesAbout(
  kit: Pick<Kit, 'db' | 'hooks'>,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const found = await selectEntriesAbout(kit.db, userId, { after, limit: limit + 1 });
  const { items, next } = keysetPage(found, limit, ({ id }) => id);
  return { items: await withNames(kit, items), next };
}

async function withNames(kit: Pick<Kit, 'db' | 'hooks'>, items: readonly Entry[]) {
  const [names, namesOf] = await Promise.all([
    accountNames(kit.db, items.flatMap(peopleIn)),
    fieldNames(kit, items),
  ]);
  return items.map((entry) => ({
    ...toView(entry, names),
    fields: { ...namesOf(entry), ...peopleFields(entry, names) },
  }));
}

/** The fields whose value is the id of an account: they are shown by its name. */
const PEOPLE_FIELDS = ['coachId'];
const GONE = 'Cuenta borrada';

const idsIn = ({ before, after }: Entry, field: string): string[] =>
  [before?.[field], after?.[field]].filter((value) => typeof value === 'string');

const peopleIn = (entry: Entry): string[] => [
  ...(entry.actorId ? [entry.actorId] : []),
  ...(entry.subject === 'user' && entry.subjectId ? [entry.subjectId] : []),
  ...PEOPLE_FIELDS.flatMap((field) => idsIn(entry, field)),
];

const peopleFields = (entry: Entry, names: ReadonlyMap<string, AccountName>) =>
  Object.fromEntries(
    PEOPLE_FIELDS.flatMap((field) => {
      const choices = idsIn(entry, field).map((id) => [id, names.get(id)?.name ?? GONE]);
      return choices.length > 0
        ? [[field, { label: fieldLabel(field), kind: 'choice', choices: Object.fromEntries(choices) }]]
        : [];
    }),
  );

function toView({ actorId, at, ...entry }: Entry, names: ReadonlyMap<string, AccountName>) {
  const person = entry.subject === 'user' && entry.subjectId ? names.get(entry.subjectId) : undefined;
  return {
    ...entry,
    at,
    actor: (actorId ? names.get(actorId) : undefined) ?? null,
    subjectName: person?.name ?? entry.subjectName,
  };
}

export const entriesBy = selectEntriesBy;
export const forgetSubject = anonymiseEntriesAbout;
