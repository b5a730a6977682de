import {
  isContainerOf,
  MAX_RECORDING_BYTES,
  MAX_RECORDING_SECONDS,
  type RecordingType,
  recordingAllowance,
} from '@atalaya/core/interview/recording';
import { CHUNK_BYTES, chunkCount, chunkSize } from '@atalaya/core/platform/files/chunks';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Files } from '../platform/files';
import { defineHook } from '../platform/hooks';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { lockAnswer } from './interview.queries';
import { chunkKey, deleteFilesOf, readRecording } from './recording-files';
import * as rows from './recordings.queries';

type Start = { sessionId: string; position: number; type: RecordingType; bytes: number };

/** Begins an upload. The same recording continues where it was cut; another one replaces an unfinished upload. */
export async function startUpload(kit: Kit, userId: string, start: Start) {
  const { sessionId, position, type, bytes } = start;
  if (bytes > MAX_RECORDING_BYTES) throw new AppError('interview.too-large');
  const now = kit.clock.now();
  return kit.db.transaction(async (tx) => {
    const answer = await lockAnswer(tx, userId, sessionId, position);
    if (!answer) throw new AppError('request.not-found');
    const isRated = Object.keys(answer.ratings).length > 0;
    if (answer.mode === null || answer.mode === 'text' || !isRated)
      throw new AppError('interview.not-answered');
    const known = await rows.selectRecordingOf(tx, sessionId, position);
    if (known && known.state !== 'uploading') throw new AppError('interview.already-sent');
    if (known?.type === type && known.bytes === bytes) return progressOf(known);
    if (known) {
      await deleteFilesOf(kit, tx, [known]);
      await rows.deleteRecordingRows(tx, [known.id]);
    }
    const waiting = () => rows.countWaiting(tx, userId);
    await requireRoom(kit, tx, recordingAllowance, { subject: userId }, waiting);
    const id = newId(now);
    await rows.insertRecording(tx, {
      id,
      userId,
      sessionId,
      position,
      type,
      bytes,
      state: 'uploading',
      createdAt: now,
    });
    return progressOf({ id, state: 'uploading', chunks: 0, bytes });
  });
}

const progressOf = ({
  id,
  state,
  chunks,
  bytes,
}: Pick<rows.RecordingRow, 'id' | 'state' | 'chunks' | 'bytes'>) => ({
  id,
  state,
  chunks,
  bytes,
  chunkBytes: CHUNK_BYTES,
});

export async function readUpload({ db }: Kit, userId: string, id: string) {
  const recording = await rows.selectOwnRecording(db, userId, id);
  if (!recording) throw new AppError('request.not-found');
  return progressOf(recording);
}

/** Chunks are stored in order. One that is stored already is answered as if it were new. */
export async function storeChunk(
  kit: Kit,
  userId: string,
  { id, index }: { id: string; index: number },
  bytes: Uint8Array,
) {
  const recording = await rows.selectOwnRecording(kit.db, userId, id);
  if (!recording) throw new AppError('request.not-found');
  if (recording.state !== 'uploading') throw new AppError('interview.already-sent');
  if (index < recording.chunks) return progressOf(recording);
  if (index > recording.chunks || bytes.length !== chunkSize(recording.bytes, index))
    throw new AppError('interview.wrong-chunk');
  if (index === 0 && !isContainerOf(recording.type, bytes)) throw new AppError('interview.wrong-type');
  await kit.files.put(chunkKey(id, index), bytes, 'application/octet-stream');
  await rows.countChunk(kit.db, userId, id, index);
  const stored = await rows.selectOwnRecording(kit.db, userId, id);
  if (!stored) {
    // Deleted while the chunk was on its way.
    await kit.files.remove(chunkKey(id, index));
    throw new AppError('request.not-found');
  }
  return progressOf(stored);
}

type Sent = { id: string; userId: string };

/** Run in the transaction that sends a recording to review. */
export const recordingListeners =
  defineHook<(kit: Kit, tx: Db, sent: Sent) => Promise<void>>('interview.sent');

/** Reads the duration from the file itself. A recording that is refused is deleted from the server. */
export async function completeUpload(kit: Kit, userId: string, id: string) {
  const recording = await rows.selectOwnRecording(kit.db, userId, id);
  if (!recording) throw new AppError('request.not-found');
  if (recording.state !== 'uploading') return progressOf(recording);
  if (recording.chunks !== chunkCount(recording.bytes)) throw new AppError('interview.incomplete');
  const seconds = await durationOf(kit.files, recording);
  if (seconds === undefined || seconds > MAX_RECORDING_SECONDS) {
    await discard(kit, recording);
    throw new AppError(seconds === undefined ? 'interview.wrong-type' : 'interview.too-long');
  }
  await kit.db.transaction(async (tx) => {
    const isQueued = await rows.queueRecording(tx, userId, id, Math.round(seconds), kit.clock.now());
    if (!isQueued) return;
    for (const listener of kit.hooks.all(recordingListeners)) await listener(kit, tx, { id, userId });
  });
  return readUpload(kit, userId, id);
}

const discard = (kit: Kit, recording: rows.RecordingRow) =>
  kit.db.transaction(async (tx) => {
    await deleteFilesOf(kit, tx, [recording]);
    await rows.deleteRecordingRows(tx, [recording.id]);
  });

/** At once. What was reviewed keeps its review; what was not is withdrawn from the queue. */
export async function deleteRecording(kit: Kit, userId: string, id: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const recording = await rows.lockOwnRecording(tx, userId, id);
    if (!recording) throw new AppError('request.not-found');
    await deleteFilesOf(kit, tx, [recording]);
    if (recording.state === 'reviewed') await rows.markFilesDeleted(tx, [id], kit.clock.now());
    else await rows.deleteRecordingRows(tx, [id]);
  });
}

/** The seconds of a stored recording; undefined if it is not one. Browsers write no total, so the packets are read. */
async function durationOf(
  files: Files,
  { id, type, bytes }: { id: string; type: RecordingType; bytes: number },
): Promise<number | undefined> {
  // Loaded on demand, so that a start does not wait for it.
  const { CustomSource, Input, MATROSKA, MP4, WEBM } = await import('mediabunny');
  const source = new CustomSource({
    getSize: () => bytes,
    async read(start, end) {
      const pieces: Uint8Array[] = [];
      for await (const piece of readRecording(files, id, { start, end: end - 1 })) pieces.push(piece);
      return new Uint8Array(Buffer.concat(pieces));
    },
  });
  const formats = type.endsWith('/mp4') ? [MP4] : [WEBM, MATROSKA];
  const input = new Input({ formats, source });
  try {
    const tracks = await input.getTracks();
    const wanted = tracks.some((track) =>
      type.startsWith('video/') ? track.isVideoTrack() : track.isAudioTrack(),
    );
    if (!wanted) return undefined;
    const seconds = await input.computeDuration();
    return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  } catch {
    // The parser throws on anything that is not of these formats.
    return undefined;
  } finally {
    input.dispose();
  }
}
