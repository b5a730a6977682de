import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { HttpError, isAborted } from '../http-error';

type Ask = (context: QueryFunctionContext) => unknown;

// What the device gave must not be written back as if it were new.
const given = new WeakMap<object, unknown>();

/** Where study content lies. What the device may answer of it is a rule of core, which is no part of a first load either. */
const STUDY = /^\/api\/(syllabus|topics|keyword-rules|plus)(\/|$)/;

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

/** The cache is no part of a first load. `asFirst`: only what the device may answer before the network is asked. */
async function onDevice(queryKey: QueryKey, asFirst = false) {
  try {
    const [{ browserCache }, { cacheOwner }, { isDeviceFirst }] = await Promise.all([
      import('./browser-cache'),
      import('./cache-owner'),
      import('@atalaya/core/platform/cache-classes'),
    ]);
    if (asFirst && !isDeviceFirst(String(queryKey[0]))) return null;
    return await browserCache().read(queryKey, cacheOwner());
  } catch {
    return null;
  }
}
