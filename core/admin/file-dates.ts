import { fromLocalInSpain } from '../platform/madrid-time.ts';
import { setValueAt, valueAt } from './record-cells.ts';
import type { Field } from './resource.ts';

const SPANISH = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2}))?$/;

/** Turns dd/mm/yyyy, as Spanish spreadsheets write it, into ISO; the schema judges everything else. */
export function isoDate(kind: 'day' | 'moment', text: string): string {
  const [, day, month, year, hour = '0', minute = '00'] = SPANISH.exec(text.trim()) ?? [];
  if (!day || !month || !year) return text;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (kind === 'day') return date;
  return fromLocalInSpain(`${date}T${hour.padStart(2, '0')}:${minute}`) ?? text;
}

/** The record of a file with its dates in ISO. */
export function withIsoDates(fields: readonly Field[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const record: Record<string, unknown> = { ...value };
  for (const { path, kind } of fields) {
    const text = valueAt(record, path);
    if ((kind === 'day' || kind === 'moment') && typeof text === 'string')
      setValueAt(record, path.split('.'), isoDate(kind, text));
  }
  return record;
}
