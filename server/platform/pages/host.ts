import { withReturn } from '@atalaya/core/auth/return-path';
import { holds } from '@atalaya/core/auth/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type CachedResponse, ResponseCache } from '../cache/response-cache';
import { sendCached } from '../cache/send-cached';
import type { Kit } from '../kit';
import { inTime } from '../process/in-time';
import { hashToken, type Identity, tokenOf } from '../sessions';
import type { Renderer } from './render';
import type { AppPage, Gate, PageKind } from './web-build';

type Host = { renderer: Renderer; kindOf(url: URL): PageKind };

/** The route discovery path (web/react-router.config.ts). */
const ROUTES_PATH = '/__routes';

/** How a URL is answered. `url` is the address that is rendered. */
type Asked =
  | { kind: 'guest'; url: URL; key: string; gate?: Gate | undefined }
  | { kind: 'app'; url: URL; key: string; page: AppPage; address: string; link: string | undefined }
  | { kind: 'uncached'; url: URL }
  | { kind: 'none' };

const NOT_FOUND_KEY = 'not-found';
const DATA = /\.data$/;

/** Serves the pages of the web build for every path that is not the API or a file. */
export function pageRoutes(app: FastifyInstance, host: () => Promise<Host>): void {
  const { clock, events, env } = app.kit;
  const cache = new ResponseCache(() => clock.now().getTime());
  events.on('pages.changed', ({ prefixes }) => cache.forget([...prefixes, NOT_FOUND_KEY]));
  events.on('pages.stale', ({ prefixes }) => cache.forget(prefixes));
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
    const what = asked(request, open);
    const closed = what.kind === 'guest' && what.gate && shutBy(what.gate, request);
    if (closed) return reply.header('cache-control', 'no-store').redirect(closed, 303);
    // Form posts are never cached and use the whole URL: the action may need its query.
    if (request.method === 'POST') return open.renderer.uncached(addressOf(request), request);
    if (what.kind === 'none') return reply.code(404).send();
    if (what.kind === 'uncached') return open.renderer.uncached(what.url, request);
    if (what.kind === 'app') {
      const elsewhere = await refusedTo(app.kit, request, what.page, what.address);
      if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere);
      if (what.link) reply.header('link', what.link);
    }
    const render = (before?: CachedResponse) => open.renderer[what.kind](what.url, before);
    return sendCached(await (env.ATALAYA_DEV ? render() : cache.get(what.key, render)), request, reply);
  };

  // Actions get the raw body.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '*', handler: answer });
  });
}

/** Where a visitor without the cookie of the page is sent. */
function shutBy({ cookie, value, otherwise }: Gate, request: FastifyRequest): string | undefined {
  if (request.cookies[cookie] === value) return undefined;
  return `${otherwise}?desde=${encodeURIComponent(pathOf(new URL(request.url, 'http://here')))}`;
}

function read(url: URL, kindOf: Host['kindOf']): Asked {
  if (url.pathname === ROUTES_PATH) return { kind: 'uncached', url };
  const isData = DATA.test(url.pathname);
  const page = kindOf(new URL(pathOf(url) + url.search, url.origin));
  if (page.audience === 'app') {
    // App pages have no server loaders, so there is no data to ask for.
    if (isData) return { kind: 'none' };
    const link = page.preload.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`);
    return {
      kind: 'app',
      url: new URL(page.path, url.origin),
      key: page.path,
      page,
      address: url.pathname + url.search,
      link: link.length > 0 ? link.join(', ') : undefined,
    };
  }
  const clean = withAllowedQuery(url, page.query);
  if (page.uncached) return { kind: 'uncached', url: clean };
  if (!page.notFound)
    return { kind: 'guest', url: clean, key: clean.pathname + clean.search, gate: page.gate };
  return { kind: 'guest', url: clean, key: isData ? `${NOT_FOUND_KEY}.data` : NOT_FOUND_KEY };
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

const ANSWER_MS = 3_000;

/**
 * Where a visitor who may not open an app page is sent, or null. The document has no data: the API checks every request
 * itself.
 */
async function refusedTo(
  kit: Kit,
  request: FastifyRequest,
  { access, guestsTo }: AppPage,
  address: string,
): Promise<string | null> {
  const token = tokenOf(kit.env, request);
  const identity = token ? await identityIn(kit, token) : null;
  if (identity === 'unknown') return null;
  if (access === 'user') return identity ? null : (guestsTo ?? withReturn('/login', address));
  if (access !== 'may:enter-admin') {
    if (!identity) return withReturn('/login', address);
    return holds(identity.user, access) ? null : '/campus-estudio';
  }
  // A page of another role opens too: it says so itself, beside the menu of what may be opened.
  if (holds(identity?.user, access)) return null;
  request.log.info('admin page refused: the account has no role');
  return '/';
}

/** While the database is away the page opens, and shows beside its contents that they cannot be loaded. */
const identityIn = (kit: Kit, token: string): Promise<Identity | null | 'unknown'> =>
  inTime(kit.identify(hashToken(token)), ANSWER_MS).catch(() => 'unknown');
