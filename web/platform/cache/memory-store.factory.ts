import type { CacheEntry } from '@atalaya/core/platform/cache-entry';
import type { CacheStore } from './cache-store';

/** A browser's storage for tests, with its contents in the open. */
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
