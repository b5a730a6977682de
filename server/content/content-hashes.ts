import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Hashes of all files under the folder, by relative path. Empty without a folder. */
export async function hashFiles(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const hashed = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      // An editor may remove a file between listing and reading.
      const bytes = await readFile(path).catch(() => undefined);
      return bytes ? ([[relative(root, path).split(sep).join('/'), hashOf(bytes)]] as const) : [];
    }),
  );
  return new Map(hashed.flat());
}

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha1').update(content).digest('base64url');
