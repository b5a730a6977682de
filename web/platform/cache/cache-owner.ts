import { type CacheOwner, guestOwner } from '@atalaya/core/platform/cache-entry';
import { useSessionStore } from '../session';

const KEY = 'atalaya.cache-owner';

/** Stored for an offline start, when the session cannot be checked. */
export function rememberOwner(owner: CacheOwner | null): void {
  try {
    if (owner) localStorage.setItem(KEY, JSON.stringify(owner));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no cache.
  }
}

function rememberedOwner(): CacheOwner | null {
  try {
    const { userId, tier } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof userId === 'string' && typeof tier === 'string' ? { userId, tier } : null;
  } catch {
    return null;
  }
}

/** The session's user, or the last one while the server cannot be reached. */
export function cacheOwner(): CacheOwner {
  const { currentUser, isLoading, error } = useSessionStore.getState();
  if (currentUser) return { userId: currentUser.id, tier: currentUser.tier };
  return ((isLoading || error) && rememberedOwner()) || guestOwner;
}
