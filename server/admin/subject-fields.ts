import type { AuditRecord } from '@atalaya/core/admin/audit-changes';
import { fieldIn } from '@atalaya/core/admin/dependent-field';
import { valueAt } from '@atalaya/core/admin/record-cells';
import type { Choice, Field } from '@atalaya/core/admin/resource';
import type { Db } from '../platform/db';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';
import type { Resource } from './resource/resource';

type Subject = Pick<Resource, 'choices' | 'readMany'> & { fields: readonly Field[] };
type Entry = {
  subject: string;
  subjectId: string | null;
  before: AuditRecord | null;
  after: AuditRecord | null;
};

/** How the fields of a kind of record are called, for the audit log. */
export const auditSubjects = defineHook<Subject>('admin.audit-subjects');

export const auditSubjectOf = <D extends object, R extends { id: string }>({
  description,
  choices,
  readMany,
}: Resource<D, R>): Subject => ({
  fields: description.fields,
  readMany,
  ...(choices ? { choices } : {}),
});

/** The names of the fields of each entry and of their choices, by path. */
export async function fieldNames({ db, hooks }: Pick<Kit, 'db' | 'hooks'>, entries: readonly Entry[]) {
  const named = new Map<string, (entry: Entry) => ReturnType<typeof namesIn>>();
  for (const name of new Set(entries.map(({ subject }) => subject))) {
    const subject = hooks.get(auditSubjects, name);
    const own = entries.filter((entry) => entry.subject === name);
    if (subject) named.set(name, await namerOf(db, subject, own));
  }
  return (entry: Entry) => named.get(entry.subject)?.(entry) ?? {};
}

async function namerOf(db: Db, { fields, choices = {}, readMany }: Subject, entries: readonly Entry[]) {
  const isChanged = ({ path }: Field) =>
    entries.some(
      ({ before, after }) => isNamed(valueAt(before ?? {}, path)) || isNamed(valueAt(after ?? {}, path)),
    );
  const loaded = new Map<string, readonly Choice[]>();
  for (const field of fields) {
    const load = choices[field.path];
    if (load && isChanged(field)) loaded.set(field.path, await load(db));
  }
  // A change holds only the fields that differ, but the name of one may depend on another.
  const ids = fields.some((field) => field.dependsOn && isChanged(field))
    ? entries.flatMap(({ subjectId }) => subjectId ?? [])
    : [];
  const current = new Map((await readMany(db, [...new Set(ids)])).map((record) => [record.id, record]));
  return (entry: Entry) => namesIn(fields, loaded, entry, current.get(entry.subjectId ?? ''));
}

const isNamed = (value: unknown): boolean => value !== undefined && value !== null;

function namesIn(
  fields: readonly Field[],
  loaded: ReadonlyMap<string, readonly Choice[]>,
  entry: Entry,
  current: object | undefined,
) {
  const before = { ...current, ...(entry.before ?? entry.after) };
  const after = { ...current, ...(entry.after ?? entry.before) };
  return Object.fromEntries(
    fields.map((given) => {
      const field = { ...given, ...(loaded.has(given.path) ? { choices: loaded.get(given.path) } : {}) };
      const [old, now] = [fieldIn(field, before), fieldIn(field, after)];
      const used = [valueAt(before, given.path), valueAt(after, given.path)].map(String);
      const shown = [...(old.choices ?? []), ...(now.choices ?? [])]
        // Of the loaded ones, which may be many, only those that the entry shows.
        .filter(({ value }) => !loaded.has(given.path) || used.includes(value))
        .map(({ value, label }) => [value, label]);
      return [
        given.path,
        {
          label: now.label,
          kind: now.kind,
          ...(old.kind === now.kind ? {} : { kindBefore: old.kind }),
          choices: Object.fromEntries(shown),
        },
      ];
    }),
  );
}
