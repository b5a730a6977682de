import { fieldIn } from './dependent-field.ts';
import { centsOf, eurosText } from './euros.ts';
import { setValueAt, valueAt } from './record-cells.ts';
import type { Field } from './resource.ts';

// A number that is an amount only in some records carries its unit in a file, so that nobody takes cents for euros.

const isAmount = (field: Field, record: object): boolean =>
  field.eurosFor !== undefined && fieldIn(field, record).kind === 'euros';

/** The record for a file, with these amounts as `5,00 €`. */
export function withEuros(fields: readonly Field[], record: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...record };
  for (const field of fields) {
    const cents = valueAt(record, field.path);
    if (typeof cents === 'number' && isAmount(field, record))
      setValueAt(copy, field.path.split('.'), `${eurosText(cents)} €`);
  }
  return copy;
}

/** The record of a file, with these amounts in cents. One without its unit is left for the schema to refuse. */
export function withCents(fields: readonly Field[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const record: Record<string, unknown> = { ...value };
  for (const field of fields) {
    if (!isAmount(field, record)) continue;
    const text = String(valueAt(record, field.path) ?? '');
    if (text === '') continue;
    const cents = /[€,]/.test(text) ? centsOf(text) : undefined;
    setValueAt(record, field.path.split('.'), cents ?? `${text} sin «€»`);
  }
  return record;
}
