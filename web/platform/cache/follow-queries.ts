import type { Query, QueryClient } from '@tanstack/react-query';
import { onUserKnown } from '../session';
import { cacheOwner, rememberOwner } from './cache-owner';
import { isFromDevice } from './device-or-network';
import type { LocalCache } from './local-cache';

const CLEAN_EVERY_MS = 15 * 60_000;

/**
 * Persists query results, drops invalidated ones, and cleans at start, every 15 minutes and on page hide. Once the
 * session is known, entries of other users are removed.
 */
export function followQueries(queryClient: QueryClient, cache: LocalCache): () => void {
  let isKnown = false;
  const queries = queryClient.getQueryCache();

  const keep = (query: Query) => {
    const { data, isInvalidated } = query.state;
    // Nothing is stored until the session is known.
    if (!isKnown || data === undefined || isInvalidated || isFromDevice(query)) return;
    void cache.keep(query.queryKey, data, cacheOwner());
  };

  const unfollow = queries.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') keep(event.query);
    else if (event.action.type === 'invalidate') void cache.drop(event.query.queryKey, cacheOwner());
  });

  const unknow = onUserKnown((user) => {
    isKnown = true;
    rememberOwner(user && { userId: user.id, tier: user.tier });
    void cache.forgetOthers(user?.id ?? null);
    for (const query of queries.getAll()) keep(query);
  });

  const clean = () => void cache.clean();
  clean();
  const timer = setInterval(clean, CLEAN_EVERY_MS);
  window.addEventListener('pagehide', clean);
  return () => {
    unfollow();
    unknow();
    clearInterval(timer);
    window.removeEventListener('pagehide', clean);
  };
}
