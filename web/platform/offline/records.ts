import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval';

type Owned = { userId: string };
export type DeviceRecords<T extends Owned> = ReturnType<typeof deviceRecords<T>>;

/** What a feature keeps on this device for its users, in a database of its own. */
export function deviceRecords<T extends Owned>(database: string, table: string) {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore(database, table));
  /** Without storage (full disk, some private windows) records last as long as the page, and are sent all the same. */
  const memory = new Map<string, T>();

  /** What is in memory is newer than what was stored before. */
  async function read(key: string): Promise<T | undefined> {
    return memory.get(key) ?? (await orNothing(() => get<T>(key, store())));
  }

  /** Reads, changes and writes in one transaction, so that two tabs do not lose each other's changes. */
  async function change(key: string, edit: (record: T | undefined) => T): Promise<T> {
    let after: T | undefined;
    try {
      await update<T>(
        key,
        (before) => {
          after = edit(memory.get(key) ?? before);
          return after;
        },
        store(),
      );
      memory.delete(key);
    } catch {
      // Without a database nothing was read; another change may have failed meanwhile.
      after ??= edit(await read(key));
      memory.set(key, after);
    }
    return after ?? edit(undefined);
  }

  /** For what must be on the device, such as a download: fails if it cannot be stored. */
  async function put(key: string, record: T): Promise<void> {
    await set(key, record, store());
    memory.delete(key);
  }

  async function remove(key: string): Promise<void> {
    memory.delete(key);
    await orNothing(() => del(key, store()));
  }

  /** Of every user of this browser. */
  async function all(): Promise<T[]> {
    const stored = (await orNothing(() => entries<string, T>(store()))) ?? [];
    return [...new Map([...stored, ...memory]).values()];
  }

  return {
    read,
    change,
    put,
    remove,
    all,
    of: async (userId: string): Promise<T[]> => (await all()).filter((record) => record.userId === userId),
    /** Whether it would be lost with the page. */
    isOnlyInMemory: (key: string): boolean => memory.has(key),
  };
}

/** A browser without IndexedDB throws at once, others reject. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
