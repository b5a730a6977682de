import type { Query, QueryClient } from '@tanstack/react-query';
import { onUserKnown } from '../session';
import { cacheOwner, rememberOwner } from './cache-owner';
import { isFromDevice } from './device-or-network';
import type { LocalCache } from './local-cache';

const CLEAN_EVERY_MS = 15 * 60_000;

/**
 * The local cache follows the query client: what arrives is kept, what is invalidated is dropped. It is cleaned at the start,
 * every 15 minutes and when the page goes; once the server has said who is there, nothing of anyone else is left.
 */
export function followQueries(queryClient: QueryClient, cache: LocalCache): () => void {
  let isKnown = false;
  const queries = queryClient.getQueryCache();

  const keep = (query: Query) => {
    const { data, isInvalidated } = query.state;
    // Until it is known who is there, nobody could say whose it is.
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
