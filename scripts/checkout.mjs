// Paths, output and freshness stamps. No dependencies, because this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const checkout = dirname(dirname(fileURLToPath(import.meta.url)));

export const say = (line) => console.log(line);

const SKIPPED = new Set(['node_modules', 'build', '.react-router', '.data']);

/** A hash over the files that a step depends on. */
export function hashOf(...paths) {
  const hash = createHash('sha256');
  hash.update(process.version);
  for (const path of paths) hashInto(hash, join(checkout, path));
  return hash.digest('hex');
}

function hashInto(hash, path) {
  if (!existsSync(path)) return;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    hash.update(path.slice(checkout.length)).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (!SKIPPED.has(entry.name) && !/\.(test|spec)\.tsx?$/.test(entry.name))
      hashInto(hash, join(path, entry.name));
}

/** Runs a step unless its stamp is current. */
export async function unlessFresh(name, hash, step) {
  const stamp = join(checkout, 'node_modules', `.atalaya-${name}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await step();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** A file of a package that web depends on, wherever npm installed it. */
export const webPackageFile = (path) =>
  [join(checkout, 'web/node_modules', path), join(checkout, 'node_modules', path)].find((file) =>
    existsSync(file),
  ) ?? path;
