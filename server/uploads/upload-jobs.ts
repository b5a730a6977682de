import { DAY_MS } from '@atalaya/core/platform/durations';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { fileKey } from './uploads';
import { deleteUnused } from './uploads.queries';

const clean = defineJob<Record<string, never>>('uploads.clean');
/** The files of a deleted account. */
export const removeFiles = defineJob<{ names: string[] }>('uploads.remove-files');
const AT_ONCE = 500;

export async function uploadJobs(kit: Kit): Promise<void> {
  await kit.jobs.handle(removeFiles, ({ names }) => remove(kit, names));
  await kit.jobs.repeat(clean, '35 4 * * *', async () => void (await cleanUploads(kit)));
}

async function remove({ files }: Kit, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(fileKey(name));
}

/** Removes images that were uploaded more than a day ago and are in no text. */
export async function cleanUploads(kit: Kit): Promise<number> {
  const before = new Date(kit.clock.now().getTime() - DAY_MS);
  let removed = 0;
  for (;;) {
    const names = await deleteUnused(kit.db, before, AT_ONCE);
    await remove(kit, names);
    removed += names.length;
    if (names.length < AT_ONCE) return removed;
  }
}
