import type { CacheEntry, CacheMeta } from '@atalaya/core/platform/cache-entry';
import { deviceTable } from '../offline/device-table';

/** The index lists the entries without their data, so that cleaning does not read 50 MB. */
export type CacheStore = {
  get(key: string): Promise<unknown>;
  put(key: string, entry: CacheEntry): Promise<void>;
  index(): Promise<[string, unknown][]>;
  remove(keys: readonly string[]): Promise<void>;
};

export function browserStore(): CacheStore {
  const data = deviceTable<CacheEntry>('atalaya-cache');
  const marks = deviceTable<CacheMeta>('atalaya-cache-index');
  return {
    get: data.get,
    // Index first: an entry without an index record would never be cleaned.
    async put(key, entry) {
      const { version, timestamp, ttl, size, userId } = entry;
      await marks.set(key, { version, timestamp, ttl, size, userId });
      await data.set(key, entry);
    },
    async index() {
      const [marked, lying] = await Promise.all([marks.entries(), data.keys()]);
      const known = new Map<string, unknown>(marked);
      return [...new Set([...known.keys(), ...lying])].map((key) => [key, known.get(key)]);
    },
    async remove(gone) {
      await data.removeAll(gone);
      await marks.removeAll(gone);
    },
  };
}
