import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createRequestHandler } from 'react-router';
import { encode } from '../cache/encoding';
import type { CachedResponse } from '../cache/response-cache';
import { cacheHeaders } from '../cache/send-cached';
import { pageCsp } from '../security-headers';
import { lowerPreloads } from './preload-priority';
import { contextMaker } from './web-build';

/** Renders pages through React Router; loaders call the API in-process. */
export function makeRenderer(app: FastifyInstance, build: ServerBuild, mode: 'production' | 'development') {
  const handle = createRequestHandler(build, mode);
  const makeContext = contextMaker(build);

  /** Rendered without cookies, so that nothing personal can be cached. */
  const render = async (url: URL, before: CachedResponse | undefined, cacheControl?: string) => {
    const request = new Request(url, { headers: { accept: 'text/html' } });
    let isIncomplete = false;
    const onFault = () => {
      isIncomplete = true;
    };
    const response = await handle(request, makeContext({ fetch: innerFetch(app, { onFault }) }));
    const isPage = isHtml(response);
    const text = await response.text();
    const body = Buffer.from(isPage ? lowerPreloads(text) : text);
    const renderedAt = app.kit.clock.now().getTime();
    if (before?.status === response.status && before.bytes.identity.equals(body))
      return { ...before, renderedAt };
    const headers = keptHeaders(response.headers);
    if (isPage)
      headers['content-security-policy'] = pageCsp(app.kit.env, inlineScriptHashes(body.toString('utf8')));
    Object.assign(headers, cacheHeaders(body), cacheControl ? { 'cache-control': cacheControl } : {});
    return { status: response.status, headers, bytes: await encode(body), renderedAt, isIncomplete };
  };

  return {
    guest: (url: URL, before?: CachedResponse): Promise<CachedResponse> => render(url, before),

    /** The document of an app page. Access is checked for each request, so shared caches must not store it. */
    app: (url: URL, before?: CachedResponse): Promise<CachedResponse> =>
      render(url, before, 'private, no-cache'),

    /** Form posts of guest pages and route discovery. */
    async uncached(url: URL, request: FastifyRequest): Promise<Response> {
      const body = request.method === 'POST' && Buffer.isBuffer(request.body) ? request.body : null;
      const headers = webHeaders(request);
      // Already checked for every request: React Router compares it with `ORIGIN`, but the demo has several loopback names.
      headers.delete('origin');
      const asked = new Request(url, {
        method: request.method,
        headers,
        body: body && new Uint8Array(body),
      });
      const visitor = { cookie: request.headers.cookie, address: request.ip };
      const response = await handle(asked, makeContext({ fetch: innerFetch(app, visitor) }));
      response.headers.set('cache-control', 'private, no-store');
      if (!isHtml(response)) return response;
      const html = lowerPreloads(await response.text());
      response.headers.set('content-security-policy', pageCsp(app.kit.env, inlineScriptHashes(html)));
      return new Response(html, response);
    },
  };
}

export type Renderer = ReturnType<typeof makeRenderer>;

const isHtml = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  return headers;
}

function keptHeaders(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['content-type', 'location', 'x-remix-response', 'x-robots-tag']) {
    const value = headers.get(name);
    if (value !== null) kept[name] = value;
  }
  return kept;
}

/** CSP hashes of the page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (!/\ssrc=/.test(attributes) && !attributes.includes('application/ld+json'))
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...hashes];
}

type Visitor = { cookie?: string | undefined; address?: string; onFault?(): void };

/** An in-process fetch for loaders and actions, with the visitor's cookies. */
export function innerFetch(app: FastifyInstance, { cookie, address, onFault }: Visitor = {}): typeof fetch {
  return async (input, init = {}) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      // Rate limits count per address, so the visitor's is passed on.
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    if (answer.statusCode >= 500 || answer.statusCode === 429) onFault?.();
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    });
  };
}
