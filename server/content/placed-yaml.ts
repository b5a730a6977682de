import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type ParsedYaml, parsedValue } from './parsed-yaml.ts';

export type Reading<T> = { values: Placed<T>[]; faults: Fault[] };
type Source = { file: string; text: string; firstLine?: number; parsed?: ParsedYaml | undefined };

/** A file that is one value: the front matter of a page, a scheme. */
export function readValue<T>(schema: z.ZodType<T>, source: Source): Reading<T> {
  const known = schema.safeParse(parsedValue(source.parsed, source.text));
  if (known.success) return { values: [withoutLines(known.data, source)], faults: [] };
  const { faults, value, node, lineAt } = parse(source);
  if (faults.length > 0) return { values: [], faults };
  return check(schema, value, source.file, linesOf(node, lineAt));
}

/** Invalid items are left out with their errors. */
export function readList<T>(schema: z.ZodType<T>, source: Source): Reading<T> {
  const known = z.array(schema).safeParse(parsedValue(source.parsed, source.text));
  if (known.success) return { values: known.data.map((value) => withoutLines(value, source)), faults: [] };
  const { faults, value, node, lineAt } = parse(source);
  if (faults.length > 0) return { values: [], faults };
  if (!Array.isArray(value) || !isSeq(node)) {
    return { values: [], faults: [{ file: source.file, line: 1, field: 'file', reason: 'must be a list' }] };
  }
  const readings = value.map((item: unknown, index) =>
    check(schema, item, source.file, linesOf(node.items[index], lineAt)),
  );
  return {
    values: readings.flatMap(({ values }) => values),
    faults: readings.flatMap((reading) => reading.faults),
  };
}

/** The build's values have no line numbers; on an error the YAML is parsed again for them. */
const withoutLines = <T>(value: T, { file }: Source): Placed<T> => ({ value, file, lines: {} });

type LineAt = (offset: number) => number;

function parse({ file, text, firstLine = 1 }: Source) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt: LineAt = (offset) => counter.linePos(offset).line + firstLine - 1;
  const faults = [...document.errors, ...document.warnings].map(
    (error): Fault => ({
      file,
      line: lineAt(error.pos[0]),
      field: 'yaml',
      reason: error.message.split('\n')[0] ?? error.code,
    }),
  );
  const value: unknown = faults.length > 0 ? undefined : document.toJS();
  return { faults, value, node: document.contents, lineAt };
}

function check<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  lines: Record<string, number>,
): Reading<T> {
  const result = schema.safeParse(value);
  if (result.success) return { values: [{ value: result.data, file, lines }], faults: [] };
  const faults = result.error.issues.map((issue): Fault => {
    const field = issue.path.join('.');
    const parent = issue.path.slice(0, -1).join('.');
    const line = lines[field] ?? lines[parent] ?? lines[''] ?? 1;
    return { file, line, field: field === '' ? 'item' : field, reason: issue.message };
  });
  return { values: [], faults };
}

/** The line of each field by its path; '' is the node itself. */
function linesOf(
  node: unknown,
  lineAt: LineAt,
  path = '',
  lines: Record<string, number> = {},
): Record<string, number> {
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (isMap(node) || isSeq(node) || isScalar(node)) {
    if (node.range) lines[path] ??= lineAt(node.range[0]);
  }
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const childPath = under(String(key.value));
      if (key.range) lines[childPath] = lineAt(key.range[0]);
      linesOf(value, lineAt, childPath, lines);
    }
  }
  if (isSeq(node)) {
    node.items.forEach((item, index) => {
      linesOf(item, lineAt, under(String(index)), lines);
    });
  }
  return lines;
}
