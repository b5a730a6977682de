/**
 * What one feature lets others add to it without importing them, kept on the kit so that two apps in one process do not share it.
 * `holds` only carries the type of what is added.
 */
export type Hook<T> = { readonly name: string; readonly holds?: T };

export const defineHook = <T>(name: string): Hook<T> => ({ name });

export type Hooks = {
  /** The same key replaces. */
  add<T>(hook: Hook<T>, key: string, value: NoInfer<T>): void;
  /** In the order of adding. */
  all<T>(hook: Hook<T>): readonly T[];
  /** The same with their keys. */
  entries<T>(hook: Hook<T>): ReadonlyArray<readonly [key: string, value: T]>;
  get<T>(hook: Hook<T>, key: string): T | undefined;
};

export function makeHooks(): Hooks {
  const added = new Map<Hook<unknown>, Map<string, unknown>>();
  // Only `add` writes, with the type of the hook.
  const addedTo = <T>(hook: Hook<T>) => (added.get(hook) ?? new Map()) as ReadonlyMap<string, T>;
  return {
    add(hook, key, value) {
      const values = added.get(hook) ?? new Map<string, unknown>();
      added.set(hook, values.set(key, value));
    },
    all: (hook) => [...addedTo(hook).values()],
    entries: (hook) => [...addedTo(hook)],
    get: (hook, key) => addedTo(hook).get(key),
  };
}
