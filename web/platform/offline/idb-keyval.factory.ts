import type * as Keyval from 'idb-keyval';

type Store = Map<unknown, unknown>;

const DEFAULT = 'keyval-store/keyval';
const stores = new Map<string, Store>();

/** What the device of a test stores; `isFull` refuses every write. */
export const testDevice = {
  isFull: false,
  store(name: string = DEFAULT): Store {
    const store = stores.get(name) ?? new Map();
    stores.set(name, store);
    return store;
  },
  clear(): void {
    stores.clear();
    this.isFull = false;
  },
};

const named = (store: unknown): Store => testDevice.store(typeof store === 'string' ? store : DEFAULT);

function write(act: () => void): void {
  if (testDevice.isFull) throw new DOMException('full', 'QuotaExceededError');
  act();
}

/** In place of the browser's database, which Node has not: `vi.mock('idb-keyval', …)`. Values are copies, as there. */
export const memoryKeyval: Partial<Record<keyof typeof Keyval, unknown>> = {
  createStore: (database: string, store: string) => `${database}/${store}`,
  get: async (key: unknown, store?: unknown) => structuredClone(named(store).get(key)),
  keys: async (store?: unknown) => [...named(store).keys()],
  entries: async (store?: unknown) => structuredClone([...named(store)]),
  set: async (key: unknown, value: unknown, store?: unknown) =>
    write(() => named(store).set(key, structuredClone(value))),
  del: async (key: unknown, store?: unknown) => void named(store).delete(key),
  delMany: async (keys: unknown[], store?: unknown) => {
    for (const key of keys) named(store).delete(key);
  },
  update: async (key: unknown, change: (before: unknown) => unknown, store?: unknown) => {
    const after = change(structuredClone(named(store).get(key)));
    write(() => named(store).set(key, structuredClone(after)));
  },
};
