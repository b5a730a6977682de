import { randomBytes } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './faults';
import { isRunning } from './process-of';

/** Temporary folders of this process; in a container a previous process may have had the same pid. */
const inHand = new Set<string>();

/**
 * Creates a folder under a temporary name that contains the pid, and removes it unless it was renamed. A later start
 * can thus remove those of dead processes.
 */
export async function withDraft(
  folder: string,
  kind: string,
  make: (draft: string) => Promise<void>,
): Promise<void> {
  await removeDeadDrafts(folder, `${kind}-draft-`);
  const draft = join(folder, `${kind}-draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  inHand.add(draft);
  try {
    await make(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
    inHand.delete(draft);
  }
}

/** Renames the finished folder; if another process was first, ours is discarded. */
export async function renameUnlessThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  });
}

async function removeDeadDrafts(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(prefix) || inHand.has(path)) continue;
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (pid !== process.pid && (await isRunning(pid))) continue;
    // An initdb that survived its server may still be writing files.
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
