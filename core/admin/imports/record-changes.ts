import { canonical } from '../../platform/canonical.ts';
import { valueAt } from '../record-cells.ts';
import { formValues } from '../record-form.ts';
import type { Field, ResourceDescription } from '../resource.ts';

/** A field of a record that an import changes, with texts for the admin. */
export type FieldChange = { path: string; label: string; before: string; after: string; isKey: boolean };

/** Files and schemas trim texts and write numbers as text; neither is a change. */
function comparable(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable);
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, comparable(inner)] as const)
      .filter(([, inner]) => inner !== null),
  );
}

export function differs({ path, kind }: Field, before: object, after: object): boolean {
  const [old, given] = [comparable(valueAt(before, path)), comparable(valueAt(after, path))];
  // Two ISO texts may name the same moment.
  if (kind === 'moment' && typeof old === 'string' && typeof given === 'string')
    return Date.parse(old) !== Date.parse(given);
  return canonical(old) !== canonical(given);
}

export const isSameRecord = (fields: readonly Field[], before: object, after: object): boolean =>
  !fields.some((field) => differs(field, before, after));

export const changesOf = (
  { fields, checkedChange }: Pick<ResourceDescription, 'fields' | 'checkedChange'>,
  before: object,
  after: object,
): FieldChange[] =>
  fields
    .filter((field) => differs(field, before, after))
    .map((field) => ({
      path: field.path,
      label: field.label,
      ...excerpts(textOf(field, before), textOf(field, after)),
      isKey: field.path === checkedChange?.keyPath,
    }));

function textOf(field: Field, record: object): string {
  const text = String(valueAt(formValues([field], record), field.path) ?? '');
  return field.choices?.find(({ value }) => value === text)?.label ?? text;
}

const SHOWN = 240;
const BEFORE_DIFFERENCE = 40;

/** Long texts are cut around their first difference. */
function excerpts(before: string, after: string): { before: string; after: string } {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = before.length > SHOWN || after.length > SHOWN ? Math.max(0, same - BEFORE_DIFFERENCE) : 0;
  const cut = (text: string): string =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN)}${text.length > start + SHOWN ? '…' : ''}`;
  return { before: cut(before), after: cut(after) };
}
