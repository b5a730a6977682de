import {
  type CacheHit,
  type CacheOwner,
  cacheKey,
  guestOwner,
  keysToEvict,
  makeEntry,
  readEntry,
} from '@atalaya/core/platform/cache-entry';
import type { CacheStore } from './cache-store';

type Place = { store: CacheStore; version: string; now: () => number };

/** The rules of core/platform/cache-entry.ts over a store. Storage errors count as misses. */
export function openLocalCache({ store, version, now }: Place) {
  const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);
  const ownerOf = (mark: unknown): unknown =>
    typeof mark === 'object' && mark !== null && 'userId' in mark ? mark.userId : undefined;

  return {
    async read(queryKey: readonly unknown[], owner: CacheOwner): Promise<CacheHit | null> {
      const key = cacheKey(queryKey, owner);
      if (key === null) return null;
      const stored = await quietly(store.get(key));
      if (stored === undefined) return null;
      const found = readEntry(stored, { version, now: now() });
      if (!found) await quietly(store.remove([key]));
      return found;
    },

    async keep(queryKey: readonly unknown[], data: unknown, owner: CacheOwner): Promise<void> {
      const key = cacheKey(queryKey, owner);
      if (key === null || data === undefined) return;
      const size = new TextEncoder().encode(JSON.stringify(data)).length;
      const entry = makeEntry({ queryKey, data, size, owner, version, now: now() });
      // Removes the older version when the new value is too large.
      await quietly(entry ? store.put(key, entry) : store.remove([key]));
    },

    async drop(queryKey: readonly unknown[], owner: CacheOwner): Promise<void> {
      const key = cacheKey(queryKey, owner);
      if (key !== null) await quietly(store.remove([key]));
    },

    async clean(): Promise<void> {
      const gone = keysToEvict((await quietly(store.index())) ?? [], { version, now: now() });
      if (gone.length > 0) await quietly(store.remove(gone));
    },

    /** Removes the entries of other users; after sign-out, of everybody. */
    async forgetOthers(userId: string | null): Promise<void> {
      const mine = new Set<unknown>([null, guestOwner.userId, userId]);
      const index = (await quietly(store.index())) ?? [];
      const gone = index.filter(([, mark]) => !mine.has(ownerOf(mark))).map(([key]) => key);
      if (gone.length > 0) await quietly(store.remove(gone));
    },
  };
}

export type LocalCache = ReturnType<typeof openLocalCache>;
