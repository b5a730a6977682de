import type { CacheEntry, CacheMeta } from '@atalaya/core/platform/cache-entry';
import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

/** The index lists the entries without their data, so that cleaning does not read 50 MB. */
export type CacheStore = {
  get(key: string): Promise<unknown>;
  put(key: string, entry: CacheEntry): Promise<void>;
  index(): Promise<[string, unknown][]>;
  remove(keys: readonly string[]): Promise<void>;
};

const open = (name: string): UseStore => createStore(`atalaya-${name}`, 'entries');

export function browserStore(): CacheStore {
  const data = open('cache');
  const marks = open('cache-index');
  return {
    get: (key) => get(key, data),
    // Index first: an entry without an index record would never be cleaned.
    async put(key, entry) {
      const { version, timestamp, ttl, size, userId } = entry;
      await set(key, { version, timestamp, ttl, size, userId } satisfies CacheMeta, marks);
      await set(key, entry, data);
    },
    async index() {
      const [marked, lying] = await Promise.all([entries<string, unknown>(marks), keys<string>(data)]);
      const known = new Map(marked);
      return [...new Set([...known.keys(), ...lying])].map((key) => [key, known.get(key)]);
    },
    async remove(gone) {
      await delMany([...gone], data);
      await delMany([...gone], marks);
    },
  };
}
