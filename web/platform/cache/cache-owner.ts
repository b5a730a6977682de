import { type CacheOwner, guestOwner } from '@atalaya/core/platform/cache-entry';
import { readJson, writeJson } from '../device-store';
import { useSessionStore } from '../session';

const KEY = 'atalaya.cache-owner';

/** Stored for an offline start, when the session cannot be checked. */
export const rememberOwner = (owner: CacheOwner | null): boolean => writeJson(KEY, owner);

function rememberedOwner(): CacheOwner | null {
  const stored = readJson(KEY);
  if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('tier' in stored))
    return null;
  const { userId, tier } = stored;
  return typeof userId === 'string' && typeof tier === 'string' ? { userId, tier } : null;
}

/** The session's user, or the last one while the server cannot be reached. */
export function cacheOwner(): CacheOwner {
  const { currentUser, isLoading, error } = useSessionStore.getState();
  if (currentUser) return { userId: currentUser.id, tier: currentUser.tier };
  return ((isLoading || error) && rememberedOwner()) || guestOwner;
}
