import { type CacheOwner, guestOwner } from '@atalaya/core/platform/cache-entry';
import { useSessionStore } from '../session';

const KEY = 'atalaya.cache-owner';

/** Kept for the next start without network, when nobody can be asked who is signed in. */
export function rememberOwner(owner: CacheOwner | null): void {
  try {
    if (owner) localStorage.setItem(KEY, JSON.stringify(owner));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no cache either.
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

/** Who reads now: the user of the session, or the last one while the server cannot be asked. */
export function cacheOwner(): CacheOwner {
  const { currentUser, isLoading, error } = useSessionStore.getState();
  if (currentUser) return { userId: currentUser.id, tier: currentUser.tier };
  return ((isLoading || error) && rememberedOwner()) || guestOwner;
}
