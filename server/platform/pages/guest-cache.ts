import { LRUCache } from 'lru-cache';
import { type Encoded, encodeSmaller } from './encoding';

/** A rendered guest page with its headers. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  bytes: Encoded;
  renderedAt: number;
};

/** Renders the page; may return the previous one if nothing has changed. */
type Render = (before: KeptPage | undefined) => Promise<KeptPage>;

const FRESH_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The cache of guest pages. Concurrent requests share one render; a stale page is served while it is rendered again.
 */
export class GuestCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.identity.length + bytes.br.length + bytes.gzip.length,
  });
  readonly #rendering = new Map<string, Promise<KeptPage>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async get(key: string, render: Render): Promise<KeptPage> {
    const kept = this.#pages.get(key);
    if (!kept) return this.#render(key, render);
    if (this.#now() - kept.renderedAt > FRESH_MS) this.#render(key, render).catch(() => {});
    return kept;
  }

  /** Removes the pages under these paths. Renders in progress may be outdated, so they are not cached. */
  forget(prefixes: readonly string[]): void {
    const matches = (key: string) => prefixes.some((prefix) => key.startsWith(prefix));
    for (const key of this.#pages.keys()) if (matches(key)) this.#pages.delete(key);
    for (const key of this.#rendering.keys()) if (matches(key)) this.#rendering.delete(key);
  }

  #render(key: string, render: Render): Promise<KeptPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = render(this.#pages.peek(key)).then(
      (page) => {
        if (this.#rendering.get(key) === started) {
          this.#rendering.delete(key);
          if (page.status < 500) this.#keep(key, page);
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

  /** Pages with a query are rarely requested again and are not recompressed. */
  #keep(key: string, page: KeptPage): void {
    const isNew = this.#pages.peek(key)?.bytes !== page.bytes;
    this.#pages.set(key, page);
    if (isNew && !key.includes('?')) void encodeSmaller(page.bytes);
  }
}
