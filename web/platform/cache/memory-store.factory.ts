import type { CacheEntry } from '@atalaya/core/platform/cache-entry';
import type { CacheStore } from './cache-store';

/** In-memory storage for tests. */
export function memoryStore(): CacheStore & { entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>();
  return {
    entries,
    get: async (key) => structuredClone(entries.get(key)),
    put: async (key: string, entry: CacheEntry) => void entries.set(key, structuredClone(entry)),
    index: async () => [...entries],
    remove: async (keys) => {
      for (const key of keys) entries.delete(key);
    },
  };
}
