import { type FileHandle, open, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'postgres.log';
const LONG = 5 * 1024 * 1024;

/** Each start writes a new log and keeps the previous one. */
export async function beginLog(folder: string): Promise<{ file: FileHandle; path: string }> {
  const path = join(folder, NAME);
  await rename(path, `${path}.1`).catch(() => undefined);
  // Append mode: truncating a file that a postmaster writes to would leave a hole.
  return { file: await open(path, 'a+', 0o600), path };
}

/** An adopted postmaster keeps writing to its log. */
export async function shortenLog(folder: string): Promise<void> {
  const path = join(folder, NAME);
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > LONG) await truncate(path);
}
