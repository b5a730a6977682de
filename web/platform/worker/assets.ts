import { build } from './build';

const PREFIX = 'assets:';
const store = PREFIX + build.version;
const AT_ONCE = 4;
/** This version and the previous one, whose pages may still be open. */
const VERSIONS_KEPT = 2;

/** Hashed files never change, so any version's cache will do. */
export async function assetFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await (await caches.open(store)).put(request, response.clone());
  return response;
}

/** All or nothing: without its shell the worker is not installed. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(store);
  await cache.addAll(build.shell);
}

export const keepDownloadFiles = (): Promise<boolean> => keepFiles(build.downloads);
export const keepStudyFiles = (): Promise<boolean> => keepFiles(build.study);
/** A guest's first page is loaded before the worker runs, so its files are fetched again here. */
export const keepToolFiles = (): Promise<boolean> => keepFiles(build.tools);

/** A few at a time; failed files are fetched when needed. Returns whether all are there. */
async function keepFiles(paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(store);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !there.has(path));
  let failed = 0;
  const next = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift())
      await cache.add(path).catch(() => {
        failed += 1;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return failed === 0;
}

/** The files that a document names: a page that was opened by a link has not loaded all of them. */
export async function keepFilesOf(html: string): Promise<void> {
  const cache = await caches.open(store);
  for (const path of new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g)))
    if (!(await caches.match(path))) await cache.add(path);
}

/** Caches are listed in order of creation. */
export async function dropOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== store);
  const old = versions.slice(0, Math.max(0, versions.length - (VERSIONS_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}
