import type { CacheEntry, CacheMark } from '@atalaya/core/platform/cache-entry';
import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

/** Where the entries lie. The index tells of each without its data: the cleaning need not read 50 MB. */
export type CacheStore = {
  get(key: string): Promise<unknown>;
  put(key: string, entry: CacheEntry): Promise<void>;
  /** Every key that lies there, with what the index says of it. */
  index(): Promise<[string, unknown][]>;
  remove(keys: readonly string[]): Promise<void>;
};

const open = (name: string): UseStore => createStore(`atalaya-${name}`, 'entries');

export function browserStore(): CacheStore {
  const data = open('cache');
  const marks = open('cache-index');
  return {
    get: (key) => get(key, data),
    // Marked first: an entry without its mark would count for nothing and stay for ever.
    async put(key, entry) {
      const { version, timestamp, ttl, size, userId } = entry;
      await set(key, { version, timestamp, ttl, size, userId } satisfies CacheMark, marks);
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
