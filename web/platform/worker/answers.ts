import { dataPathOf, keptPathOf, type Way, wayFor } from '@atalaya/core/platform/offline';
import { routesFor } from '@atalaya/core/platform/route-table';
import { assetFor } from './assets';
import { build } from './build';
import { keepAnswer, keptPage } from './kept-pages';
import { offlinePage } from './offline-page';
import { owner } from './owner';

/** With a copy at hand nobody waits longer than this for a network that only seems to be there. */
const PATIENCE_MS = 6_000;

export const wayOf = (request: Request, url: URL): Way =>
  wayFor({
    method: request.method,
    sameOrigin: url.origin === location.origin,
    isNavigation: request.mode === 'navigate',
    path: url.pathname,
  });

export function answer(event: FetchEvent, way: Exclude<Way, 'leave'>, url: URL): Promise<Response> {
  if (way === 'asset') return assetFor(event.request);
  if (way === 'routes') return routesBehind(event.request, url);
  return way === 'page' ? pageFor(event, url) : dataFor(event.request, url);
}

/** Of this version, at once and without network; another version is the server's business. */
async function routesBehind(request: Request, url: URL): Promise<Response> {
  if (url.searchParams.get('version') !== build.version) return fetch(request);
  const paths = url.searchParams.get('paths')?.split(',') ?? [];
  return Response.json(routesFor(build.routes, paths));
}

/** From the network as long as there is one: a page is never older than it need be. */
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

/** A section of a topic that is here: the reader opens it where it was left. */
async function wayToWhole(path: string): Promise<Response | undefined> {
  const whole = keptPathOf(path);
  return whole !== path && (await keptPage(whole)) ? Response.redirect(whole, 302) : undefined;
}

/** The browser may have asked already, while this worker was being woken. */
const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

const orTooLate = (network: Promise<Response>): Promise<Response> =>
  Promise.race([
    network,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS)),
  ]);

/** A page is asked for the data of some of its routes; the copy holds those of all. */
async function dataFor(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptPage(dataPathOf(keptPathOf(url.pathname.replace(/\.data$/, ''))));
    if (!kept) throw error;
    return kept;
  }
}
