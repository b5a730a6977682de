import { createStore, del, delMany, entries, get, keys, set, type UseStore, update } from 'idb-keyval';

/** A table of IndexedDB, made when it is first used; without a name the one of the first builds. Rejects without storage. */
export function deviceTable<T>(database?: string, table = 'entries') {
  let opened: UseStore | undefined;
  const store = () => {
    if (database !== undefined) opened ??= createStore(database, table);
    return opened;
  };
  // Async throughout: a browser without IndexedDB throws at once, others reject.
  return {
    get: async (key: string) => get<T>(key, store()),
    set: async (key: string, value: T) => set(key, value, store()),
    /** In one transaction, so that two tabs do not lose each other's changes. */
    update: async (key: string, change: (before: T | undefined) => T) => update<T>(key, change, store()),
    remove: async (key: string) => del(key, store()),
    removeAll: async (gone: readonly string[]) => delMany([...gone], store()),
    keys: async () => keys<string>(store()),
    entries: async () => entries<string, T>(store()),
  };
}

/** The page goes on without what was stored. */
export const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);
