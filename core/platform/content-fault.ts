export type Fault = { file: string; line: number; field: string; reason: string };

/** A value and where it was written: `lines` maps a field path (`options.A`, '' for the value itself) to its line. */
export type Placed<T> = { value: T; file: string; lines: Readonly<Record<string, number>> };
export type PlacedPage<T> = Placed<T> & { body: Body };
/** Markdown under a front matter; `line` is the number of its first line in the file. */
export type Body = { text: string; line: number };

export function faultAt(place: Placed<unknown>, field: string, reason: string): Fault {
  return { file: place.file, line: lineOf(place, field), field, reason };
}

/** The line of the field, or of its nearest written parent. */
function lineOf(place: Placed<unknown>, field: string): number {
  for (let path = field; path !== ''; path = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '') {
    const line = place.lines[path];
    if (line !== undefined) return line;
  }
  return place.lines[''] ?? 1;
}

/** Every string inside a value, with the path of its field. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, path === '' ? key : `${path}.${key}`),
  );
}

export function inReadingOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
