import { allowance } from '../platform/allowance';
import { DAY_MS, HOUR_MS } from '../platform/durations';

export const MAX_RECORDING_BYTES = 200 * 1024 * 1024;
/** Longer than any answer with its pauses. */
export const MAX_RECORDING_SECONDS = 10 * 60;
/** After the review. */
export const RECORDING_KEPT_DAYS = 90;
/** An upload that nobody finished. */
export const UNFINISHED_KEPT_DAYS = 7;
export const REVIEW_HOURS = 72;
/** Recordings of one user that wait for a review or are being sent. */
export const recordingAllowance = allowance({
  name: 'interview.recordings',
  limit: 5,
  per: 'at-once',
  by: 'account',
  refusal: 'interview.queue-full',
});

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

export const reviewDueAt = (queuedAt: Date): Date => new Date(queuedAt.getTime() + REVIEW_HOURS * HOUR_MS);

export const recordingEndsAt = (reviewedAt: Date): Date =>
  new Date(reviewedAt.getTime() + RECORDING_KEPT_DAYS * DAY_MS);
