import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './encoding';
import { GuestCache, type KeptPage } from './guest-cache';
import type { Renderer } from './render';
import type { PageKind } from './web-build';

type Host = { renderer: Renderer; kindOf(pathname: string): PageKind };

/** Where a page asks for the routes behind its links (web/react-router.config.ts). */
const ROUTES_PATH = '/__routes';

/** What an address asks for: a kept page by its key, or a page for one visitor. */
type Asked = { url: URL; key?: string };

const NOT_FOUND_KEY = 'not-found';
const DATA = /\.data$/;

/** Every address that is neither the API nor a file: pages of the web build. */
export function pageRoutes(app: FastifyInstance, host: () => Promise<Host>): void {
  const { clock, events, env } = app.kit;
  const cache = new GuestCache(() => clock.now().getTime());
  events.on('pages.changed', ({ prefixes }) => cache.forget([...prefixes, NOT_FOUND_KEY]));
  // Matching an address against the route table costs more than sending a kept page.
  const known = new LRUCache<string, Asked>({ max: 5_000 });

  /** The address that is rendered has our own origin, whatever the Host header claims. */
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
    // What is posted is answered for one visitor, at the whole address: its query may hold what the page acts on.
    if (request.method === 'POST') return open.renderer.private(addressOf(request), request);
    const { url, key } = asked(request, open);
    if (key === undefined || env.ATALAYA_DEV) return open.renderer.private(url, request);
    return sendKept(await cache.get(key, (before) => open.renderer.guest(url, before)), request, reply);
  };

  // A page's own body parser: actions get the bytes as they came.
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

/** React Router asks for a page's data at `/path.data`, and for a path that ends in a slash at `/path/_.data`. */
const pathOf = (url: URL): string => url.pathname.replace(/\/_\.data$/, '/').replace(DATA, '');

/** Only the query that the page names enters the cache, in one order: a stray parameter must neither split nor poison it. */
function withAllowedQuery(url: URL, allowed: readonly string[]): URL {
  const clean = new URL(url.pathname, url.origin);
  const names = DATA.test(url.pathname) ? [...allowed, '_routes'] : allowed;
  for (const name of [...names].sort())
    for (const value of url.searchParams.getAll(name))
      if (value.length <= 200) clean.searchParams.append(name, value);
  return clean;
}

function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers);
  if (request.headers['if-none-match'] === page.headers.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(page.status);
  if (request.method === 'HEAD') return reply.header('content-length', page.bytes[encoding].length).send();
  return reply.send(page.bytes[encoding]);
}
