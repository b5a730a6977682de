import { DAY_MS, HOUR_MS } from '../platform/durations';

export const MAX_RECORDING_BYTES = 200 * 1024 * 1024;
/** Longer than any answer with its pauses. */
export const MAX_RECORDING_SECONDS = 10 * 60;
export const CHUNK_BYTES = 2 * 1024 * 1024;
/** After the review. */
export const RECORDING_KEPT_DAYS = 90;
/** An upload that nobody finished. */
export const UNFINISHED_KEPT_DAYS = 7;
export const REVIEW_HOURS = 72;
/** Recordings of one user that wait for a review or are being sent. */
export const MAX_WAITING = 5;

export const recordingStates = ['uploading', 'queued', 'claimed', 'reviewed'] as const;
export type RecordingState = (typeof recordingStates)[number];

export const recordingTypes = ['video/mp4', 'audio/mp4', 'video/webm', 'audio/webm'] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** Without the codecs: `video/webm;codecs=vp9` is `video/webm`. */
export function recordingTypeOf(type: string): RecordingType | undefined {
  const [plain] = type.split(';');
  return recordingTypes.find((known) => known === plain?.trim().toLowerCase());
}

const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const FTYP = [0x66, 0x74, 0x79, 0x70];

/** The container by its first bytes; undefined for anything else than MP4 and WebM. */
export function containerOf(bytes: Uint8Array): 'webm' | 'mp4' | undefined {
  if (WEBM.every((byte, index) => bytes[index] === byte)) return 'webm';
  if (FTYP.every((byte, index) => bytes[index + 4] === byte)) return 'mp4';
  return undefined;
}

export const isContainerOf = (type: RecordingType, bytes: Uint8Array): boolean =>
  type.endsWith(`/${containerOf(bytes)}`);

export const chunkCount = (bytes: number): number => Math.ceil(bytes / CHUNK_BYTES);

/** The size of a chunk: all are full except the last. */
export const chunkSize = (bytes: number, index: number): number =>
  Math.max(0, Math.min(CHUNK_BYTES, bytes - index * CHUNK_BYTES));

export const reviewDueAt = (queuedAt: Date): Date => new Date(queuedAt.getTime() + REVIEW_HOURS * HOUR_MS);

export const recordingEndsAt = (reviewedAt: Date): Date =>
  new Date(reviewedAt.getTime() + RECORDING_KEPT_DAYS * DAY_MS);

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
