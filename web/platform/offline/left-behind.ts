import { readJson, writeJson } from '../device-store';
import { deviceTable } from './device-table';

/** Where an older build kept what waited. `remove` takes away only what was read. */
export type OldStore<T> = {
  read(userId: string): Promise<readonly T[]>;
  remove(userId: string, items: readonly T[]): Promise<void>;
};

/** The lists that builds before decision 68 kept in the default database, by `name.userId`. */
export function oldQueue<T extends { id: string }>(name: string): OldStore<T> {
  const keyOf = (userId: string) => `${name}.${userId}`;
  const table = deviceTable<T[]>();
  return {
    read: async (userId) => (await table.get(keyOf(userId))) ?? [],
    async remove(userId, items) {
      const gone = new Set(items.map(({ id }) => id));
      // A tab with the older build may have added more.
      await table.update(keyOf(userId), (stored = []) => stored.filter(({ id }) => !gone.has(id)));
    },
  };
}

const spillKey = (name: string, userId: string): string => `atalaya.unstored.${name}.${userId}`;

/**
 * What is on this device but not yet in an outbox: what older builds have left, and what a closing page had no time to
 * store. Only small values (device-store.ts) are written before such a page is gone.
 */
export function leftBehind<T extends { id: string }>(name: string, old: OldStore<T> | undefined) {
  const taken = new Map<string, Promise<void>>();
  const storing = new Map<object, { userId: string; item: T }>();
  let isWatching = false;

  function spilled(userId: string): T[] {
    const items = readJson(spillKey(name, userId));
    return Array.isArray(items) ? items : [];
  }

  function spill(): void {
    for (const userId of new Set([...storing.values()].map((one) => one.userId))) {
      const own = [...storing.values()].flatMap((one) => (one.userId === userId ? [one.item] : []));
      const ids = new Set(own.map(({ id }) => id));
      write(userId, [...spilled(userId).filter(({ id }) => !ids.has(id)), ...own]);
    }
  }

  /** Without storage there is nothing else to write to. */
  function write(userId: string, items: readonly T[]): void {
    writeJson(spillKey(name, userId), items.length > 0 ? items : null);
  }

  /** Other tabs may have spilled more. */
  function unspill(userId: string, ids: ReadonlySet<string>): void {
    const items = spilled(userId);
    const left = items.filter(({ id }) => !ids.has(id));
    if (left.length < items.length) write(userId, left);
  }

  async function take(userId: string, store: (items: readonly T[]) => Promise<boolean>): Promise<void> {
    const before = (await old?.read(userId).catch(() => [])) ?? [];
    const spilt = spilled(userId);
    if (before.length + spilt.length === 0) return;
    const ids = new Set(spilt.map(({ id }) => id));
    if (!(await store([...before.filter(({ id }) => !ids.has(id)), ...spilt]))) return;
    await old?.remove(userId, before).catch(() => {});
    unspill(userId, ids);
  }

  return {
    /** Once per page. `store` says whether it is on the device now. */
    adopt(userId: string, store: (items: readonly T[]) => Promise<boolean>): Promise<void> {
      const known = taken.get(userId) ?? take(userId, store);
      taken.set(userId, known);
      return known;
    },
    /** Until the returned function is called, a page that ends keeps the item. */
    whileStoring(userId: string, item: T): () => void {
      if (!isWatching && typeof window !== 'undefined') window.addEventListener('pagehide', spill);
      isWatching = true;
      const mark = {};
      storing.set(mark, { userId, item });
      return () => {
        storing.delete(mark);
        // The page went on after all.
        unspill(userId, new Set([item.id]));
      };
    },
    async forget(userId: string): Promise<void> {
      write(userId, []);
      const before = (await old?.read(userId).catch(() => [])) ?? [];
      await old?.remove(userId, before).catch(() => {});
    },
  };
}
