import { fromLocalInSpain, localInSpain } from '../platform/madrid-time.ts';
import { fromOutline, outlineNodes, toOutline } from './outline.ts';
import { place, valueAt } from './record-cells.ts';
import type { Field, FieldKind } from './resource.ts';

// A record as the texts of a form and back. A form writes lists line by line and trees as outlines; see record-cells.ts for files.

/** The texts of a form, nested as the record is: `options.A`. */
export function formOf(fields: readonly Field[], record: object | undefined): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { path, kind } of fields)
    place(values, path.split('.'), textOf(kind, record && valueAt(record, path)));
  return values;
}

function textOf(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'list' && Array.isArray(value)) return value.map(String).join('\n');
  if (kind === 'tree') return toOutline(outlineNodes(value));
  if (kind === 'moment') return localInSpain(String(value));
  return String(value);
}

/** What a form stands for, not yet judged: an empty field is no value, and what that means is the schema's to say. */
export function recordFromForm(fields: readonly Field[], values: object): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const { path, kind } of fields) {
    const value = readText(kind, String(valueAt(values, path) ?? ''));
    if (value !== undefined) place(record, path.split('.'), value);
  }
  return record;
}

function readText(kind: FieldKind, text: string): unknown {
  if (text.trim() === '') return undefined;
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'tree') return fromOutline(text);
  if (kind === 'moment') return fromLocalInSpain(text) ?? text;
  if (kind === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return text;
}

/** The fields that a form can say are missing before it is sent. */
export const missingIn = (fields: readonly Field[], values: object): string[] =>
  fields
    .filter(({ path, optional }) => !optional && String(valueAt(values, path) ?? '').trim() === '')
    .map(({ path }) => path);
