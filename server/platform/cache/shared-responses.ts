import type { FastifyInstance } from 'fastify';
import type { Kit } from '../kit';
import { encode } from './encoding';
import { type CachedResponse, ResponseCache } from './response-cache';
import { cacheHeaders } from './send-cached';

/** Returns the cached response of a key, or the one made from this JSON. */
export type SharedResponses = (key: string, json: () => Promise<string>) => Promise<CachedResponse>;

declare module 'fastify' {
  interface FastifyInstance {
    sharedResponses: SharedResponses;
  }
}

/** Caches the responses of `shared` endpoints until content changes, for a minute at most. */
export function cacheSharedResponses(app: FastifyInstance, { clock, events }: Kit): void {
  const now = () => clock.now().getTime();
  const cache = new ResponseCache(now, { serveStale: false });
  events.on('pages.changed', () => cache.clear());
  app.decorate('sharedResponses', (key, json) =>
    cache.get(key, async () => {
      const body = Buffer.from(await json());
      const headers = { 'content-type': 'application/json; charset=utf-8', ...cacheHeaders(body) };
      return { status: 200, headers, bytes: await encode(body), renderedAt: now() };
    }),
  );
}
