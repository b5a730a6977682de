import { useSyncExternalStore } from 'react';

/** A value that is kept on this device only. `parse` reads what was stored, which may be outdated or edited by hand. */
export function deviceStore<T>(key: string, parse: (stored: unknown) => T) {
  let value: T | undefined;
  const listeners = new Set<() => void>();

  const stored = (): T => {
    try {
      return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return parse(null);
    }
  };
  const current = (): T => (value ??= stored());

  return {
    current,
    change(next: T): void {
      value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage it lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    /** Reads the storage again the next time. */
    reload(): void {
      value = undefined;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `onServer` is the value while the server renders and until the page is hydrated. */
export const useDeviceStore = <T>(store: ReturnType<typeof deviceStore<T>>, onServer: T): T =>
  useSyncExternalStore(store.subscribe, store.current, () => onServer);
