import { valueAt } from '../record-cells';
import type { Field } from '../resource';

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields in which a version differs from the one before it. */
export const versionChanges = (
  fields: readonly Pick<Field, 'path' | 'label'>[],
  before: object | undefined,
  after: object,
): { label: string; before: string; after: string }[] =>
  fields.flatMap(({ path, label }) => {
    const [was, is] = [text(before && valueAt(before, path)), text(valueAt(after, path))];
    return before && was !== is ? [{ label, before: was, after: is }] : [];
  });
