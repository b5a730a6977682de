import { fromCell, toCell } from './formula-cells.ts';
import type { Field, FieldKind } from './resource.ts';

// A record as the cells of a CSV line and back. Columns are the paths of its fields, in any order; `id` comes first.

export const ID = 'id';
const LIST_SEPARATOR = ' | ';

export const headerOf = (fields: readonly Field[]): string[] => [ID, ...fields.map(({ path }) => path)];

export function cellsOf(fields: readonly Field[], record: object): string[] {
  const id = valueAt(record, ID);
  return [String(id ?? ''), ...fields.map((field) => cellOf(field.kind, valueAt(record, field.path)))];
}

function cellOf(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'list' && Array.isArray(value)) return toCell(value.map(String).join(LIST_SEPARATOR));
  if (kind === 'tree') return JSON.stringify(value);
  return kind === 'number' ? String(value) : toCell(String(value));
}

/** Only its fields, as an import would read them; what is null is left out. */
export function fieldsOfRecord(fields: readonly Field[], record: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const { path } of fields) {
    const value = valueAt(record, path);
    if (value !== null && value !== undefined) place(kept, path.split('.'), value);
  }
  return kept;
}

export type HeaderFault = { field: string; reason: string };

/** What is wrong with the first line of a file: columns that nobody knows, twice, or that are needed and not there. */
export function headerFaults(fields: readonly Field[], header: readonly string[]): HeaderFault[] {
  const known = headerOf(fields);
  const names = header.map((name) => name.trim());
  return [
    ...names.flatMap((name, index) => {
      if (!known.includes(name)) return [{ field: name || '(vacía)', reason: 'La columna no existe.' }];
      return names.indexOf(name) < index ? [{ field: name, reason: 'La columna está repetida.' }] : [];
    }),
    ...fields
      .filter(({ path, optional }) => !optional && !names.includes(path))
      .map(({ path }) => ({ field: path, reason: 'Falta la columna.' })),
  ];
}

/** The record that a line stands for, not yet judged: a cell that is not what its field wants is kept as its text. */
export function recordFromCells(
  fields: readonly Field[],
  header: readonly string[],
  cells: readonly string[],
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const kinds = new Map(fields.map(({ path, kind }) => [path, kind]));
  header.forEach((name, index) => {
    const path = name.trim();
    const cell = cells[index] ?? '';
    const value = path === ID ? cell.trim() || undefined : readCell(kinds.get(path) ?? 'line', cell);
    if (value !== undefined) place(record, path.split('.'), value);
  });
  return record;
}

/** An empty cell is no value; what that means is the schema's to say. */
function readCell(kind: FieldKind, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'tree') return parsed(text);
  if (kind === 'list')
    return fromCell(text)
      .split('|')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  // Only what is written on purpose survives: Markdown keeps its inner spaces.
  return fromCell(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a path such as `options.A` leads to. */
export function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      record,
    );
}

export function place(
  record: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    record[key] = value;
    return;
  }
  const inner = record[key];
  const next: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  place(next, rest, value);
  record[key] = next;
}
