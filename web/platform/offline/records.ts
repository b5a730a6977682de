import { deviceTable, orNothing } from './device-table';

type Owned = { userId: string };
export type DeviceRecords<T extends Owned> = ReturnType<typeof deviceRecords<T>>;

/** What a feature keeps on this device for its users, in a database of its own. */
export function deviceRecords<T extends Owned>(database: string, table: string) {
  const stored = deviceTable<T>(database, table);
  /** Without storage (full disk, some private windows) records last as long as the page, and are sent all the same. */
  const memory = new Map<string, T>();

  /** What is in memory is newer than what was stored before. */
  async function read(key: string): Promise<T | undefined> {
    return memory.get(key) ?? (await orNothing(stored.get(key)));
  }

  /** Reads, changes and writes in one transaction, so that two tabs do not lose each other's changes. */
  async function change(key: string, edit: (record: T | undefined) => T): Promise<T> {
    let after: T | undefined;
    try {
      await stored.update(key, (before) => {
        after = edit(memory.get(key) ?? before);
        return after;
      });
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
    await stored.set(key, record);
    memory.delete(key);
  }

  async function remove(key: string): Promise<void> {
    memory.delete(key);
    await orNothing(stored.remove(key));
  }

  /** Of every user of this browser. */
  async function all(): Promise<T[]> {
    const all = (await orNothing(stored.entries())) ?? [];
    return [...new Map([...all, ...memory]).values()];
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
