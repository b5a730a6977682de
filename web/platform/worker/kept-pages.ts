import { downloadsCacheOf, pagesCacheOf } from '@atalaya/core/platform/offline';
import { cachePathOf, isStudyData, isStudyPage } from '@atalaya/core/platform/pages/offline';
import { storedCopy, TITLE } from '../offline/stored-copy';
import { keepFilesOf } from './assets';
import { owner } from './owner';

const PUBLIC = 'pages';
const PRIVATE = 'pages:';
/** About sixty pages with their data. */
const MAX_ENTRIES = 240;
/** Copies younger than this are not refetched. */
const FRESH_MS = 5 * 60_000;

const cachesOf = (userId: string | null): readonly string[] =>
  userId === null ? [] : [pagesCacheOf(userId), downloadsCacheOf(userId)];

/** Deletes the pages of all other users; null deletes all. */
export async function forgetPagesOfOthers(userId: string | null): Promise<void> {
  const mine = cachesOf(userId);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PRIVATE) && !mine.includes(name))
      .map((name) => caches.delete(name)),
  );
}

/** The user's own pages first, then the public ones. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const { userId } = await owner();
  for (const name of [...cachesOf(userId), PUBLIC]) {
    const kept = await (await caches.open(name)).match(path);
    if (kept) return kept;
  }
  return undefined;
}

export const isPublic = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('public') ?? false;

/** The cache for a response, or null. */
function storeFor(path: string, response: Response, userId: string | null): string | null {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || response.redirected) return null;
  const isData = isStudyData(path) && type.startsWith('application/json');
  if (!isData && !type.startsWith('text/html')) return null;
  if (!isData && isPublic(response)) return PUBLIC;
  return userId !== null && (isData || isStudyPage(path)) ? pagesCacheOf(userId) : null;
}

/**
 * Caches a response under its address. `asker` is the user at request time: the response is dropped if the user changed.
 */
export async function keepAnswer(
  address: string,
  response: Response,
  asker: string | null,
  title?: string,
): Promise<void> {
  const name = storeFor(address.split('?')[0] ?? '', response, asker);
  if (name === null) return;
  const body = await response.text();
  if ((await owner()).userId !== asker) return;
  const store = await caches.open(name);
  // Re-inserted last, so that the oldest entry is evicted first.
  await store.delete(address);
  await store.put(address, storedCopy(response, body, title ?? titleIn(body)));
  const [oldest, ...others] = await store.keys();
  if (oldest && others.length >= MAX_ENTRIES) await store.delete(oldest);
}

/** The title without the name of the site; empty for data. */
const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' | ')[0] ?? '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const ageOf = (kept: Response | undefined): number =>
  kept ? Date.now() - Date.parse(kept.headers.get('date') ?? '') : Number.NaN;

/** Caches a page's HTML, its files and the API responses it shows. Fresh copies are kept. */
export async function keepPage(
  { path, title, data }: { path: string; title: string; data: readonly string[] },
  evenIfYoung = false,
): Promise<void> {
  const { userId } = await owner();
  for (const address of [path, ...data]) {
    const age = ageOf(await keptPage(address));
    if (!evenIfYoung && age >= 0 && age < FRESH_MS) continue;
    const response = await fetch(address);
    if (address === path) await keepFilesOf(await response.clone().text());
    // A public page names itself in its HTML.
    await keepAnswer(address, response, userId, address === path ? title || undefined : '');
  }
}

export type Listed = { path: string; title: string };

/** Cached pages, newest first. */
export async function listKept(): Promise<Listed[]> {
  const { userId } = await owner();
  const listed = new Map<string, Listed>();
  for (const name of [PUBLIC, ...cachesOf(userId)]) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      const title = (await store.match(request))?.headers.get(TITLE);
      const path = cachePathOf(new URL(request.url).pathname);
      if (title) listed.set(path, { path, title: decodeURIComponent(title) });
    }
  }
  return [...listed.values()].reverse();
}
