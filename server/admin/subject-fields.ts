import type { AuditSubject } from '@atalaya/core/admin/audit-labels';
import type { Field } from '@atalaya/core/admin/resource';

const known = new Map<string, readonly Field[]>();

/** Registers how the fields of a kind of record are called, for the audit log. */
export function nameFields(subject: AuditSubject, fields: readonly Field[]): void {
  known.set(subject, fields);
}

/** The names of fields and of their choices, by path. */
export const fieldNames = (subject: string) =>
  Object.fromEntries(
    (known.get(subject) ?? []).map(({ path, label, kind, choices = [] }) => [
      path,
      { label, kind, choices: Object.fromEntries(choices.map((choice) => [choice.value, choice.label])) },
    ]),
  );
