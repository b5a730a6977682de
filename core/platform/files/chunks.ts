/** Large files are stored in pieces, so that a part of one can be read alone. */
export const CHUNK_BYTES = 2 * 1024 * 1024;

export const chunkCount = (bytes: number): number => Math.ceil(bytes / CHUNK_BYTES);

/** The size of a chunk: all are full except the last. */
export const chunkSize = (bytes: number, index: number): number =>
  Math.max(0, Math.min(CHUNK_BYTES, bytes - index * CHUNK_BYTES));

export type ByteRange = { start: number; end: number };

/** A single range of a Range header, both ends included. Null: outside the file. Undefined: none, or not understood. */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [, first = '', last = ''] = found;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : null;
}
