import { del, get, update } from 'idb-keyval';

export type DeviceQueue<T extends { id: string }> = {
  /** Stored on the device before anything else, so that a crash loses nothing. False if it is only in memory. */
  keep(userId: string, item: T): Promise<boolean>;
  /** In the order in which they were stored. */
  list(userId: string): Promise<T[]>;
  remove(userId: string, ids: readonly string[]): Promise<void>;
  clear(userId: string): Promise<void>;
};

const merged = <T extends { id: string }>(stored: T[], newer: T[]): T[] => [
  ...stored.filter(({ id }) => newer.every((one) => one.id !== id)),
  ...newer,
];

/** What a user answered and the server does not have yet, under `name` in the browser's storage. */
export function deviceQueue<T extends { id: string }>(name: string): DeviceQueue<T> {
  const keyOf = (userId: string): string => `${name}.${userId}`;
  // Fallback without storage (full disk, some private windows): the answers last as long as the page, and are sent.
  const memory = new Map<string, T[]>();

  /** Once a change could not be stored, the copy in memory is the current one. */
  async function list(userId: string): Promise<T[]> {
    const inMemory = memory.get(userId);
    if (inMemory) return inMemory;
    const stored = await Promise.resolve()
      .then(() => get<T[]>(keyOf(userId)))
      .catch(() => undefined);
    return stored ?? [];
  }

  /** Resolves to whether the device stored the change. */
  async function change(userId: string, edit: (kept: T[]) => T[]): Promise<boolean> {
    try {
      await update<T[]>(keyOf(userId), (stored = []) => edit(merged(stored, memory.get(userId) ?? [])));
      memory.delete(userId);
      return true;
    } catch {
      const kept = await list(userId);
      // Another change may have failed meanwhile.
      memory.set(userId, edit(memory.get(userId) ?? kept));
      return false;
    }
  }

  return {
    keep: (userId, item) => change(userId, (kept) => [...kept.filter(({ id }) => id !== item.id), item]),
    list,
    async remove(userId, ids) {
      const gone = new Set(ids);
      await change(userId, (kept) => kept.filter(({ id }) => !gone.has(id)));
    },
    async clear(userId) {
      memory.delete(userId);
      await del(keyOf(userId));
    },
  };
}
