import { cachePathOf, dataPathOf, isStudyPage } from '@atalaya/core/platform/offline';
import { owner } from './owner';

const PUBLIC = 'pages';
const PRIVATE = 'pages:';
const MAX_PAGES = 60;
/** Copies younger than this are not refetched. */
const FRESH_MS = 5 * 60_000;
const TITLE = 'x-page-title';

const storeOf = (userId: string): string => PRIVATE + userId;

/** Deletes the pages of all other users; null deletes all. */
export async function forgetPagesOfOthers(userId: string | null): Promise<void> {
  const mine = userId === null ? null : storeOf(userId);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PRIVATE) && name !== mine).map((name) => caches.delete(name)),
  );
}

/** The user's own pages first, then the public ones. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const { userId } = await owner();
  const own = userId === null ? undefined : await (await caches.open(storeOf(userId))).match(path);
  return own ?? (await caches.open(PUBLIC)).match(path);
}

/** The cache for a response, or undefined. */
function storeFor(path: string, response: Response, userId: string | null): string | null {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || response.redirected || !/^text\/(html|x-script)/.test(type)) return null;
  const rule = response.headers.get('cache-control') ?? '';
  if (rule.includes('public')) return PUBLIC;
  return userId !== null && isStudyPage(path) ? storeOf(userId) : null;
}

/**
 * Caches a response under its path. `asker` is the user at request time: the response is dropped if the user changed.
 */
export async function keepAnswer(path: string, response: Response, asker: string | null): Promise<void> {
  const page = path.replace(/\.data$/, '');
  const name = storeFor(page, response, asker);
  if (name === null) return;
  const body = await response.text();
  if ((await owner()).userId !== asker) return;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(TITLE, encodeURIComponent(titleIn(body)));
  const store = await caches.open(name);
  // Re-inserted last, so that the oldest entry is evicted first.
  await store.delete(path);
  await store.put(path, new Response(body, { status: 200, headers }));
  const [oldest, ...others] = await store.keys();
  if (oldest && others.length >= 2 * MAX_PAGES) await store.delete(oldest);
}

const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' | ')[0] ?? '';

const ageOf = (kept: Response | undefined): number =>
  kept ? Date.now() - Date.parse(kept.headers.get('date') ?? '') : Number.NaN;

/** Caches a page's HTML and its data. Fresh copies are kept. */
export async function keepPage(path: string, evenIfYoung = false): Promise<void> {
  const { userId } = await owner();
  const wanted = isStudyPage(path) ? [path, dataPathOf(path)] : [path];
  for (const address of wanted) {
    const age = ageOf(await keptPage(address));
    if (!evenIfYoung && age >= 0 && age < FRESH_MS) continue;
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    await keepAnswer(address, response, userId);
  }
}

export type Listed = { path: string; title: string };

/** Cached pages, newest first. */
export async function listKept(): Promise<Listed[]> {
  const { userId } = await owner();
  const listed = new Map<string, Listed>();
  for (const name of [PUBLIC, ...(userId === null ? [] : [storeOf(userId)])]) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      const title = (await store.match(request))?.headers.get(TITLE);
      const path = cachePathOf(new URL(request.url).pathname);
      if (title) listed.set(path, { path, title: decodeEntities(title) });
    }
  }
  return [...listed.values()].reverse();
}

const decodeEntities = (title: string): string =>
  decodeURIComponent(title)
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
