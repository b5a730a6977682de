import { isDeviceFirst } from '@atalaya/core/platform/cache-classes';
import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { HttpError, isAborted } from '../http-error';

type Ask = (context: QueryFunctionContext) => unknown;

// What the device gave must not be written back as if it were new.
const given = new WeakMap<object, unknown>();

/** True while a query shows what the local cache gave it. */
export const isFromDevice = (query: { state: { data: unknown } }): boolean =>
  given.has(query) && given.get(query) === query.state.data;

/**
 * Between every query and the network. Study content comes from the device when it is there, and is asked for anew past half
 * of its time; everything else comes from the network, and from the device when there is none.
 */
export async function deviceOrNetwork(
  ask: Ask,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const path = query.queryKey[0];
  const isEmpty = query.state.data === undefined;
  const mayRead = isEmpty && typeof path === 'string' && typeof indexedDB !== 'undefined';
  if (mayRead && isDeviceFirst(path)) {
    const found = await onDevice(query.queryKey);
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

/** The cache is no part of a first load. */
async function onDevice(queryKey: QueryKey) {
  try {
    const [{ browserCache }, { cacheOwner }] = await Promise.all([
      import('./browser-cache'),
      import('./cache-owner'),
    ]);
    return await browserCache().read(queryKey, cacheOwner());
  } catch {
    return null;
  }
}
