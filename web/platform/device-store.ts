import { useSyncExternalStore } from 'react';

/** What lasts on this device, or as long as the tab. */
type Area = 'device' | 'tab';

const areaOf = (area: Area): Storage => (area === 'device' ? localStorage : sessionStorage);

/** Storage may be full or blocked: pages work without it, so nothing here throws. */
export function readText(key: string, area: Area = 'device'): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. False if it could not be stored. */
export function writeText(key: string, text: string | null, area: Area = 'device'): boolean {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** It may be outdated or edited by hand; null if there is nothing that can be read. */
export function readJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readText(key, area) ?? 'null');
  } catch {
    return null;
  }
}

export const writeJson = (key: string, value: unknown, area?: Area): boolean =>
  writeText(key, value === null ? null : JSON.stringify(value), area);

export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Calls back when another tab has changed it. Returns a cleanup function. */
export function onOtherTabs(key: string, tell: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && tell();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** A value that is kept on this device only. `parse` reads what was stored. */
export function deviceStore<T>(key: string, parse: (stored: unknown) => T, area?: Area) {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  const current = (): T => (value ??= parse(readJson(key, area)));

  return {
    current,
    /** Without storage it lasts as long as the page. */
    change(next: T): void {
      value = next;
      writeJson(key, next, area);
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
