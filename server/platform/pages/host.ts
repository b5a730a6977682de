import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding';
import { GuestCache, type KeptPage } from './guest-cache';
import type { Renderer } from './render';
import type { PageKind } from './web-build';

type Host = { renderer: Renderer; kindOf(pathname: string): PageKind };

const NOT_FOUND_KEY = 'not-found';
const DATA = /\.data$/;

/** Every address that is neither the API nor a file: pages of the web build. */
export function pageRoutes(app: FastifyInstance, host: () => Promise<Host>): void {
  const { clock, events, env } = app.kit;
  const cache = new GuestCache(() => clock.now().getTime());
  events.on('pages.changed', ({ prefixes }) => cache.forget([...prefixes, NOT_FOUND_KEY]));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { renderer, kindOf } = await host();
    const url = pageUrl(app, request);
    const kind =
      request.method === 'GET' || request.method === 'HEAD'
        ? kindOf(pathOf(url))
        : { audience: 'private' as const };
    if (kind.audience === 'private' || env.ATALAYA_DEV)
      return reply.send(await renderer.private(url, request));
    const guestUrl = withAllowedQuery(url, kind.query);
    const key = kind.notFound
      ? `${NOT_FOUND_KEY}${DATA.test(url.pathname) ? '.data' : ''}`
      : guestUrl.pathname + guestUrl.search;
    return sendKept(await cache.get(key, () => renderer.guest(guestUrl)), request, reply);
  };

  // A page's own body parser: actions get the bytes as they came.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '*', handler: answer });
  });
}

/** The address that is rendered has our own origin, whatever the Host header claims. */
function pageUrl(app: FastifyInstance, request: FastifyRequest): URL {
  const origin = app.kit.env.ORIGIN ?? `http://127.0.0.1:${app.kit.env.PORT}`;
  return new URL(`${origin}/${request.url.replace(/^\/+/, '')}`);
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

function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  for (const name in page.headers) reply.header(name, page.headers[name]);
  reply.header('cache-control', 'public, max-age=0, must-revalidate');
  reply.header('etag', page.etag);
  reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(page.status);
  if (request.method === 'HEAD') return reply.header('content-length', page.bytes[encoding].length).send();
  return reply.send(page.bytes[encoding]);
}
