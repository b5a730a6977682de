import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { HttpError, isAborted } from '../http-error';

type Ask = (context: QueryFunctionContext) => unknown;

// Marks values from the cache, so that they are not written back as new.
const given = new WeakMap<object, unknown>();

/** The paths of study content. The exact rule is in core, which is loaded on demand. */
const STUDY = /^\/api\/(syllabus|topics|keyword-rules|plus)(\/|$)/;

/** Whether a query shows a value from the local cache. */
export const isFromDevice = (query: { state: { data: unknown } }): boolean =>
  given.has(query) && given.get(query) === query.state.data;

/**
 * The fetcher of every query. Study content comes from the local cache and is refreshed after half of its lifetime;
 * everything else comes from the network, and from the cache when offline.
 */
export async function deviceOrNetwork(
  ask: Ask,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const path = query.queryKey[0];
  const isEmpty = query.state.data === undefined;
  const mayRead = isEmpty && typeof path === 'string' && typeof indexedDB !== 'undefined';
  if (mayRead && STUDY.test(path)) {
    const found = await onDevice(query.queryKey, true);
    if (found) {
      if (found.refresh) setTimeout(() => void query.fetch().catch(() => {}));
      given.set(query, found.data);
      return found.data;
    }
  }
  try {
    return await ask(context);
  } catch (error) {
    if (!mayRead || error instanceof HttpError || isAborted(error)) throw error;
    const found = await onDevice(query.queryKey);
    if (!found) throw error;
    given.set(query, found.data);
    window.addEventListener('online', () => void query.fetch().catch(() => {}), { once: true });
    return found.data;
  }
}

/** Loads the cache on demand. `asFirst`: only entries that may be used before the network. */
async function onDevice(queryKey: QueryKey, asFirst = false) {
  try {
    const [{ browserCache }, { cacheOwner }, { isCacheFirst }] = await Promise.all([
      import('./browser-cache'),
      import('./cache-owner'),
      import('@atalaya/core/platform/cache-classes'),
    ]);
    if (asFirst && !isCacheFirst(String(queryKey[0]))) return null;
    return await browserCache().read(queryKey, cacheOwner());
  } catch {
    return null;
  }
}
