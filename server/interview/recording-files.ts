import { RECORDING_KEPT_DAYS, UNFINISHED_KEPT_DAYS } from '@atalaya/core/interview/recording';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { type ByteRange, chunkCount } from '@atalaya/core/platform/files/chunks';
import type { Db } from '../platform/db';
import type { Files } from '../platform/files';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { readRange } from '../platform/uploads/chunked';
import {
  deleteRecordingRows,
  markFilesDeleted,
  type RecordingRow,
  selectExpired,
  selectUnfinished,
} from './recordings.queries';

export const chunkKey = (id: string, index: number): string => `interview/${id}/${index}`;

export const readRecording = (files: Files, id: string, range: ByteRange) =>
  readRange(files, (index) => chunkKey(id, index), range);

const deleteFiles = defineJob<{ id: string; chunks: number }>('interview.delete-files');
const deleteOld = defineJob<Record<string, never>>('interview.delete-recordings');

type Stored = Pick<RecordingRow, 'id' | 'bytes' | 'fileDeletedAt'>;

/** Queued in the caller's transaction. All chunks, because one may be on its way. */
export async function deleteFilesOf(kit: Kit, db: Db, recordings: readonly Stored[]): Promise<void> {
  for (const { id, bytes, fileDeletedAt } of recordings)
    if (!fileDeletedAt) await kit.jobs.enqueue(db, deleteFiles, { id, chunks: chunkCount(bytes) });
}

export async function recordingJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(deleteFiles, async ({ id, chunks }) => {
    for (let index = 0; index < chunks; index += 1) await kit.files.remove(chunkKey(id, index));
  });
  await kit.jobs.repeat(deleteOld, '50 3 * * *', () => deleteOldRecordings(kit));
}

/** Recordings 90 days after their review, and uploads that nobody finished. */
export async function deleteOldRecordings(kit: Kit): Promise<void> {
  const now = kit.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await kit.db.transaction(async (tx) => {
    const expired = await selectExpired(tx, daysAgo(RECORDING_KEPT_DAYS));
    await deleteFilesOf(kit, tx, expired);
    await markFilesDeleted(
      tx,
      expired.map(({ id }) => id),
      now,
    );
    const unfinished = await selectUnfinished(tx, daysAgo(UNFINISHED_KEPT_DAYS));
    await deleteFilesOf(kit, tx, unfinished);
    await deleteRecordingRows(
      tx,
      unfinished.map(({ id }) => id),
    );
  });
}
