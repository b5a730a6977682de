import { cachePathOf, dataPathOf, type Strategy, strategyFor } from '@atalaya/core/platform/offline';
import { routesFor } from '@atalaya/core/platform/route-table';
import { assetFor } from './assets';
import { build } from './build';
import { keepAnswer, keptPage } from './kept-pages';
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
  return way === 'page' ? pageFor(event, url) : dataFor(event.request, url);
}

/** Only for this build; other versions go to the server. */
async function routesBehind(request: Request, url: URL): Promise<Response> {
  if (url.searchParams.get('version') !== build.version) return fetch(request);
  const paths = url.searchParams.get('paths')?.split(',') ?? [];
  return Response.json(routesFor(build.routes, paths));
}

/** Network first. */
async function pageFor(event: FetchEvent, url: URL): Promise<Response> {
  const asker = (await owner()).userId;
  const kept = await keptPage(url.pathname);
  const network = fromNetwork(event);
  try {
    const response = await (kept ? orTooLate(network) : network);
    if (url.search === '' && response.status === 200)
      event.waitUntil(keepAnswer(url.pathname, response.clone(), asker).catch(() => {}));
    return response;
  } catch {
    network.catch(() => {});
    return kept ?? (await wayToWhole(url.pathname)) ?? offlinePage();
  }
}

/** Redirects a topic's section to the cached topic page. */
async function wayToWhole(path: string): Promise<Response | undefined> {
  const whole = cachePathOf(path);
  return whole !== path && (await keptPage(whole)) ? Response.redirect(whole, 302) : undefined;
}

/** Uses the navigation preload response if there is one. */
const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

const orTooLate = (network: Promise<Response>): Promise<Response> =>
  Promise.race([
    network,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS)),
  ]);

/** Filters the cached data to the requested routes. */
async function dataFor(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptPage(dataPathOf(cachePathOf(url.pathname.replace(/\.data$/, ''))));
    if (!kept) throw error;
    return kept;
  }
}
