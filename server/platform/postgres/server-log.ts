import { type FileHandle, open, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'postgres.log';
const LONG = 5 * 1024 * 1024;

/** Every launch begins a new log and keeps the one before it, so that there are never more than two. */
export async function beginLog(folder: string): Promise<{ file: FileHandle; path: string }> {
  const path = join(folder, NAME);
  await rename(path, `${path}.1`).catch(() => undefined);
  // Appending, or emptying the file under a postmaster that writes to it would leave a hole.
  return { file: await open(path, 'a+', 0o600), path };
}

/** An adopted postmaster goes on writing to the log it has. */
export async function shortenLog(folder: string): Promise<void> {
  const path = join(folder, NAME);
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > LONG) await truncate(path);
}
