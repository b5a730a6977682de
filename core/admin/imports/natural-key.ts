import { plain } from '../../platform/fold.ts';
import { valueAt } from '../record-cells.ts';
import type { Field, ResourceDescription } from '../resource.ts';

/**
 * The text that names a record in a file without its id, such as a code, or a topic and a statement. Undefined if the
 * resource has none.
 */
export function naturalKeyOf(
  { naturalKey, fields }: Pick<ResourceDescription, 'naturalKey' | 'fields'>,
  record: object,
): string | undefined {
  if (!naturalKey) return undefined;
  return JSON.stringify(
    naturalKey.map((path) =>
      plainText(
        valueAt(record, path),
        fields.find((field) => field.path === path),
      ),
    ),
  );
}

function plainText(value: unknown, field: Field | undefined): string {
  if (field?.kind === 'moment') return String(Date.parse(String(value)));
  // The same words with other accents, spaces, capitals or punctuation are the same statement.
  return plain(String(value ?? ''));
}

const list = new Intl.ListFormat('es-ES');

/** «Tema» y «Enunciado». */
export const naturalKeyLabels = ({
  naturalKey,
  fields,
}: Pick<ResourceDescription, 'naturalKey' | 'fields'>): string =>
  list.format(
    (naturalKey ?? []).map((path) => `«${fields.find((field) => field.path === path)?.label ?? path}»`),
  );
