import { shortDay } from '../../platform/date-format';
import { localInSpain } from '../../platform/madrid-time';
import { fieldIn } from '../dependent-field';
import { eurosText } from '../euros';
import { valueAt } from '../record-cells';
import type { Field } from '../resource';

/** What a field says in words: the name of a choice, euros, Spanish time. */
function wordsOf({ kind, choices }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  const choice = choices?.find((one) => one.value === String(value));
  if (choice) return choice.label;
  if (kind === 'euros' && typeof value === 'number') return `${eurosText(value)} €`;
  if (kind === 'moment' && typeof value === 'string') {
    const local = localInSpain(value);
    return `${shortDay(local)}, ${local.slice(11)}`;
  }
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields in which a version differs from the one before it. */
export const versionChanges = (
  fields: readonly Field[],
  before: object | undefined,
  after: object,
): { label: string; before: string; after: string }[] =>
  fields.flatMap((field) => {
    if (!before) return [];
    const [then, now] = [fieldIn(field, before), fieldIn(field, after)];
    const was = wordsOf(then, valueAt(before, field.path));
    const is = wordsOf(now, valueAt(after, field.path));
    return was === is ? [] : [{ label: now.label, before: was, after: is }];
  });
