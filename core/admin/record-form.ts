import { fromLocalInSpain, localInSpain } from '../platform/madrid-time.ts';
import { fieldIn } from './dependent-field.ts';
import { centsOf, eurosText } from './euros.ts';
import { fromOutline, outlineNodes, toOutline } from './outline.ts';
import { setValueAt, valueAt } from './record-cells.ts';
import type { Field, FieldKind } from './resource.ts';

// Converts a record to form texts and back: lists one item per line, trees as outlines. See record-cells.ts for CSV.

export function formValues(fields: readonly Field[], record: object | undefined): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const { path, kind } = fieldIn(field, record);
    setValueAt(values, path.split('.'), textOf(kind, record && valueAt(record, path)));
  }
  return values;
}

function textOf(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'list' && Array.isArray(value)) return value.map(String).join('\n');
  if (kind === 'tree') return toOutline(outlineNodes(value));
  if (kind === 'moment') return localInSpain(String(value));
  if (kind === 'euros' && typeof value === 'number') return eurosText(value);
  return String(value);
}

/** The record of a form, not validated. An empty field is undefined; the schema decides whether that is allowed. */
export function recordFromForm(fields: readonly Field[], values: object): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const field of fields) {
    const { path, kind } = fieldIn(field, values);
    const value = readText(kind, String(valueAt(values, path) ?? ''));
    if (value !== undefined) setValueAt(record, path.split('.'), value);
  }
  return record;
}

function readText(kind: FieldKind, text: string): unknown {
  if (text.trim() === '') return undefined;
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'euros') return centsOf(text) ?? text;
  if (kind === 'tree') return fromOutline(text);
  if (kind === 'moment') return fromLocalInSpain(text) ?? text;
  if (kind === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return text;
}

/** Required fields that are empty, for the check before submitting. */
export const missingFields = (fields: readonly Field[], values: object): string[] =>
  fields
    .filter(({ path, optional }) => !optional && String(valueAt(values, path) ?? '').trim() === '')
    .map(({ path }) => path);
