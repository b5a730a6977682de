import { randomBytes } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './faults';
import { isRunning } from './process-of';

/** Folders this process is making now; in a container it may have the pid of the one that died before it. */
const inHand = new Set<string>();

/**
 * Makes a folder under a name of its own, to be renamed once it is whole; what remains is removed. The name
 * says whose it is, so that a start after a kill can tell the drafts of the dead from those of the living.
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

/** The last step of a draft. Where another process took the name first, the draft goes the way of the rest. */
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
    // An initdb that outlived its server may still be adding files while we remove them.
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}
