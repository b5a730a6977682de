import { type Strategy, strategyFor } from '@atalaya/core/platform/offline';
import { cachePathOf } from '@atalaya/core/platform/pages/offline';
import { routesFor } from '@atalaya/core/platform/route-table';
import { assetFor } from './assets';
import { build } from './build';
import { isPublic, keepAnswer, keptPage } from './kept-pages';
import { offlinePage } from './offline-page';
import { owner } from './owner';

/** The network timeout when a cached copy exists. */
const PATIENCE_MS = 6_000;

export const wayOf = (request: Request, url: URL): Strategy =>
  strategyFor({
    method: request.method,
    sameOrigin: url.origin === location.origin,
    isNavigation: request.mode === 'navigate',
    path: url.pathname,
  });

export function answer(event: FetchEvent, way: Exclude<Strategy, 'leave'>, url: URL): Promise<Response> {
  if (way === 'asset') return assetFor(event.request);
  if (way === 'routes') return routesBehind(event.request, url);
  return way === 'page' ? pageFor(event, url) : dataFor(event, url);
}

/** Only for this build; other versions go to the server. */
async function routesBehind(request: Request, url: URL): Promise<Response> {
  if (url.searchParams.get('version') !== build.version) return fetch(request);
  const paths = url.searchParams.get('paths')?.split(',') ?? [];
  return Response.json(routesFor(build.routes, paths));
}

/** Network first. An app page asks for its copy itself, once it is shown (install/keep-visited.tsx). */
async function pageFor(event: FetchEvent, url: URL): Promise<Response> {
  const path = cachePathOf(url.pathname);
  const asker = (await owner()).userId;
  const kept = await keptPage(path);
  const network = fromNetwork(event);
  try {
    const response = await (kept ? orTooLate(network) : network);
    if (url.search === '' && isPublic(response))
      event.waitUntil(keepAnswer(path, response.clone(), asker).catch(() => {}));
    return response;
  } catch {
    network.catch(() => {});
    return kept ?? offlinePage();
  }
}

/** Uses the navigation preload response if there is one. */
const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

const orTooLate = (network: Promise<Response>): Promise<Response> =>
  Promise.race([
    network,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS)),
  ]);

/** Network first; what arrives is the next copy. */
async function dataFor(event: FetchEvent, url: URL): Promise<Response> {
  const address = url.pathname + url.search;
  const asker = (await owner()).userId;
  const kept = await keptPage(address);
  const network = fetch(event.request);
  try {
    const response = await (kept ? orTooLate(network) : network);
    event.waitUntil(keepAnswer(address, response.clone(), asker).catch(() => {}));
    return response;
  } catch (error) {
    network.catch(() => {});
    if (!kept) throw error;
    return kept;
  }
}
