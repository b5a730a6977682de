import { centsOf } from './euros.ts';
import { fromCell, toCell } from './formula-cells.ts';
import type { Choice, Field, FieldKind } from './resource.ts';

// Converts a record to the cells of a CSV line and back. Columns are named by field path; `id` comes first on export.

export const ID = 'id';
const LIST_SEPARATOR = ' | ';

/** An item may contain the separator: `(a|b)` is written `(a\|b)`. */
const escaped = (item: string): string => item.replace(/[\\|]/g, '\\$&');
const itemsIn = (text: string): string[] =>
  (text.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((item) => item.trim().replace(/\\([\\|])/g, '$1'))
    .filter((item) => item !== '');

export const headerOf = (fields: readonly Field[]): string[] => [ID, ...fields.map(({ path }) => path)];

export function cellsOf(fields: readonly Field[], record: object): string[] {
  const id = valueAt(record, ID);
  return [String(id ?? ''), ...fields.map((field) => toCellText(field.kind, valueAt(record, field.path)))];
}

/** Amounts are in cents in a file, like in the record. */
const isNumeric = (kind: FieldKind): boolean => kind === 'number' || kind === 'euros';

function toCellText(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'list' && Array.isArray(value))
    return toCell(value.map((item) => escaped(String(item))).join(LIST_SEPARATOR));
  if (kind === 'tree') return JSON.stringify(value);
  return isNumeric(kind) ? String(value) : toCell(String(value));
}

/** The record's fields without nulls, in the form an import reads. */
export function fieldsOfRecord(fields: readonly Field[], record: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const { path } of fields) {
    const value = valueAt(record, path);
    if (value !== null && value !== undefined) setValueAt(kept, path.split('.'), value);
  }
  return kept;
}

/** The fields without a column: a record that exists keeps their values, because nobody has emptied them. */
export const fieldsWithoutColumn = (fields: readonly Field[], header: readonly string[]): Field[] => {
  const names = header.map((name) => name.trim());
  return fields.filter(({ path }) => !names.includes(path));
};

/** A record of a file with the values of `record` in these fields. */
export function withFieldsOf(record: object, fields: readonly Field[], value: object): object {
  const copy: Record<string, unknown> = { ...value };
  for (const { path } of fields) {
    const kept = valueAt(record, path);
    if (kept !== null && kept !== undefined) setValueAt(copy, path.split('.'), kept);
  }
  return copy;
}

export type HeaderFault = { field: string; reason: string };

/** Unknown, repeated and missing columns of a file's header. */
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

/** The record of a line, not validated: a cell of the wrong type stays text, and the schema rejects it. */
export function recordFromCells(
  fields: readonly Field[],
  header: readonly string[],
  cells: readonly string[],
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const known = new Map(fields.map((field) => [field.path, field]));
  header.forEach((name, index) => {
    const path = name.trim();
    const cell = cells[index] ?? '';
    const value = path === ID ? cell.trim() || undefined : readCell(known.get(path), cell);
    if (value !== undefined) setValueAt(record, path.split('.'), value);
  });
  return record;
}

/** An empty cell is undefined; the schema decides whether that is allowed. */
function readCell(field: Field | undefined, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  const kind = field?.kind ?? 'line';
  if (kind === 'choice') return choiceIn(field?.choices ?? [], fromCell(text));
  if (kind === 'euros' && /[€,]/.test(text)) return centsOf(text) ?? text;
  if (isNumeric(kind)) return Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'tree') return parsed(text);
  if (kind === 'list') return itemsIn(fromCell(text));
  return fromCell(text);
}

/** Excel in Spanish turns `true` into VERDADERO when it opens a file. */
const EXCEL_WORDS: Record<string, string> = {
  VERDADERO: 'true',
  FALSO: 'false',
  TRUE: 'true',
  FALSE: 'false',
};

function choiceIn(choices: readonly Choice[], text: string): string {
  const word = EXCEL_WORDS[text];
  return word !== undefined && choices.some(({ value }) => value === word) ? word : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value at a path such as `options.A`. */
export function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      record,
    );
}

export function setValueAt(
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
  setValueAt(next, rest, value);
  record[key] = next;
}
