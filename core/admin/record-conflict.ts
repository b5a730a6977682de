import { setValueAt, valueAt } from './record-cells.ts';
import { formValues } from './record-form.ts';
import type { Field } from './resource.ts';

// Two admins edited the same record: which fields differ, and the form values of a mix. All values are form texts.

export type Side = 'mine' | 'theirs';

export type FieldConflict = {
  field: Field;
  mine: string;
  theirs: string;
  /** Who has changed the field since both read the record. */
  changedBy: 'me' | 'them' | 'both';
};

type Versions = {
  /** The record that I read. */
  base: object | undefined;
  /** The values of my form. */
  mine: object;
  /** The record that was saved meanwhile. */
  theirs: object;
};

/** The fields whose values differ between my form and the saved record. */
export function fieldConflicts(fields: readonly Field[], { base, mine, theirs }: Versions): FieldConflict[] {
  const [before, saved] = [formValues(fields, base), formValues(fields, theirs)];
  const textAt = (values: object, path: string) => String(valueAt(values, path) ?? '');
  return fields.flatMap((field) => {
    const { path } = field;
    const [own, other, old] = [textAt(mine, path), textAt(saved, path), textAt(before, path)];
    if (own === other) return [];
    const changedBy = own === old ? 'them' : other === old ? 'me' : 'both';
    return [{ field, mine: own, theirs: other, changedBy }];
  });
}

/** Keeps everybody's changes; where both changed a field, mine. */
export const firstPicks = (conflicts: readonly FieldConflict[]): Record<string, Side> =>
  Object.fromEntries(
    conflicts.map(({ field, changedBy }) => [field.path, changedBy === 'them' ? 'theirs' : 'mine']),
  );

/** The saved record's values with my own in the fields that I keep. */
export function mixedValues(
  fields: readonly Field[],
  { mine, theirs }: Omit<Versions, 'base'>,
  picks: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const values = formValues(fields, theirs);
  for (const { path } of fields)
    if (picks[path] === 'mine') setValueAt(values, path.split('.'), valueAt(mine, path) ?? '');
  return values;
}
