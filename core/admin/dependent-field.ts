import { valueAt } from './record-cells.ts';
import type { Field } from './resource.ts';

/** The field as it is in one record or form: another field may decide its choices, or that it is an amount. */
export function fieldIn(field: Field, record: object | undefined): Field {
  const { dependsOn, eurosFor, choices } = field;
  if (dependsOn === undefined) return field;
  const value = String((record && valueAt(record, dependsOn)) ?? '');
  if (eurosFor?.value === value) return { ...field, kind: 'euros', label: eurosFor.label };
  return choices
    ? { ...field, choices: choices.filter(({ under }) => under === undefined || under === value) }
    : field;
}
