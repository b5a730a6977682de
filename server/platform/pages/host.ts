import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from '../cache/response-cache';
import { sendCached } from '../cache/send-cached';
import type { Renderer } from './render';
import type { PageKind } from './web-build';

type Host = { renderer: Renderer; kindOf(pathname: string): PageKind };

/** The route discovery path (web/react-router.config.ts). */
const ROUTES_PATH = '/__routes';

/** A request for a cached page (with its key) or for a private one. */
type Asked = { url: URL; key?: string };

const NOT_FOUND_KEY = 'not-found';
const DATA = /\.data$/;

/** Serves the pages of the web build for every path that is not the API or a file. */
export function pageRoutes(app: FastifyInstance, host: () => Promise<Host>): void {
  const { clock, events, env } = app.kit;
  const cache = new ResponseCache(() => clock.now().getTime());
  events.on('pages.changed', ({ prefixes }) => cache.forget([...prefixes, NOT_FOUND_KEY]));
  // Matching the route table costs more than sending a cached page.
  const known = new LRUCache<string, Asked>({ max: 5_000 });

  /** The rendered URL uses the configured origin, not the Host header. */
  const addressOf = (request: FastifyRequest): URL =>
    new URL(`${env.ORIGIN ?? `http://127.0.0.1:${env.PORT}`}/${request.url.replace(/^\/+/, '')}`);

  const asked = (request: FastifyRequest, { kindOf }: Host): Asked => {
    const found = known.get(request.url);
    if (found) return found;
    const made = read(addressOf(request), kindOf);
    if (!env.ATALAYA_DEV) known.set(request.url, made);
    return made;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const open = await host();
    // Form posts are never cached and use the whole URL: the action may need its query.
    if (request.method === 'POST') return open.renderer.private(addressOf(request), request);
    const { url, key } = asked(request, open);
    if (key === undefined || env.ATALAYA_DEV) return open.renderer.private(url, request);
    return sendCached(await cache.get(key, (before) => open.renderer.guest(url, before)), request, reply);
  };

  // Actions get the raw body.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '*', handler: answer });
  });
}

function read(url: URL, kindOf: Host['kindOf']): Asked {
  if (url.pathname === ROUTES_PATH) return { url };
  const kind = kindOf(pathOf(url));
  if (kind.audience === 'private') return { url };
  const clean = withAllowedQuery(url, kind.query);
  if (!kind.notFound) return { url: clean, key: clean.pathname + clean.search };
  return { url: clean, key: DATA.test(url.pathname) ? `${NOT_FOUND_KEY}.data` : NOT_FOUND_KEY };
}

/** React Router requests data at `/path.data`, and at `/path/_.data` for paths with a trailing slash. */
const pathOf = (url: URL): string => url.pathname.replace(/\/_\.data$/, '/').replace(DATA, '');

/**
 * Only the declared query parameters enter the cache key, sorted, so that stray ones can neither split nor poison the
 * cache.
 */
function withAllowedQuery(url: URL, allowed: readonly string[]): URL {
  const clean = new URL(url.pathname, url.origin);
  const names = DATA.test(url.pathname) ? [...allowed, '_routes'] : allowed;
  for (const name of [...names].sort())
    for (const value of url.searchParams.getAll(name))
      if (value.length <= 200) clean.searchParams.append(name, value);
  return clean;
}
