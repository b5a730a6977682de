import { LRUCache } from 'lru-cache';
import { cacheReads } from '../metrics/counters';
import { type Encoded, encodeSmaller } from './encoding';

/** A response that is the same for everyone, with its headers. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  bytes: Encoded;
  renderedAt: number;
  /** Part of the page could not be loaded: shown to this visitor, never cached. */
  isIncomplete?: boolean;
};

/** Makes the response; may return the previous one if nothing has changed. */
type Render = (before: CachedResponse | undefined) => Promise<CachedResponse>;

const FRESH_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Recompressing costs a processor 100 ms and more: only for pages that are asked for again. */
const OFTEN = 2;

/**
 * Responses by key. Concurrent requests share one render. With `serveStale` an old response is served while the next one
 * is made.
 */
export class ResponseCache {
  readonly #pages = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.identity.length + bytes.br.length + bytes.gzip.length,
  });
  readonly #rendering = new Map<string, Promise<CachedResponse>>();
  /** How often each was served from here. */
  readonly #served = new WeakMap<Encoded, number>();
  readonly #now: () => number;

  readonly #serveStale: boolean;

  constructor(now: () => number, { serveStale = true } = {}) {
    this.#now = now;
    this.#serveStale = serveStale;
  }

  async get(key: string, render: Render): Promise<CachedResponse> {
    const kept = this.#pages.get(key);
    cacheReads.inc({ result: kept ? 'hit' : 'miss' });
    if (!kept) return this.#render(key, render);
    this.#count(kept.bytes);
    // The distance in both directions: a clock that was set back must not keep a page fresh.
    if (Math.abs(this.#now() - kept.renderedAt) <= FRESH_MS) return kept;
    const next = this.#render(key, render);
    if (!this.#serveStale) return next;
    next.catch(() => {});
    return kept;
  }

  clear(): void {
    this.#pages.clear();
    this.#rendering.clear();
  }

  /** Removes the pages under these paths. Renders in progress may be outdated, so they are not cached. */
  forget(prefixes: readonly string[]): void {
    const matches = (key: string) => prefixes.some((prefix) => key.startsWith(prefix));
    for (const key of this.#pages.keys()) if (matches(key)) this.#pages.delete(key);
    for (const key of this.#rendering.keys()) if (matches(key)) this.#rendering.delete(key);
  }

  #render(key: string, render: Render): Promise<CachedResponse> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = render(this.#pages.peek(key)).then(
      (page) => {
        if (this.#rendering.get(key) === started) {
          this.#rendering.delete(key);
          if (page.status < 500 && !page.isIncomplete) this.#pages.set(key, page);
        }
        return page;
      },
      (error) => {
        if (this.#rendering.get(key) === started) this.#rendering.delete(key);
        throw error;
      },
    );
    this.#rendering.set(key, started);
    return started;
  }

  #count(bytes: Encoded): void {
    const served = (this.#served.get(bytes) ?? 0) + 1;
    this.#served.set(bytes, served);
    if (served === OFTEN) void encodeSmaller(bytes);
  }
}
