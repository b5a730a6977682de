import { type Cleaning, newCleaning, parseCleaning, resume } from '@atalaya/core/tools/weapon/weapon';
import { useSyncExternalStore } from 'react';

const KEY = 'atalaya.limpieza-arma';
const fresh = newCleaning('hk-usp-compact');
let cleaning: Cleaning | undefined;
const listeners = new Set<() => void>();

function stored(): Cleaning {
  try {
    const found = parseCleaning(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return found ? resume(found) : fresh;
  } catch {
    return fresh;
  }
}

const current = (): Cleaning => (cleaning ??= stored());

export function changeCleaning(next: Cleaning): void {
  cleaning = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Leaving the page is a pause: coming back asks for the chamber again. */
export function leaveCleaning(): void {
  cleaning = undefined;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Kept on the device only; empty during server rendering. */
export const useCleaning = (): Cleaning => useSyncExternalStore(subscribe, current, () => fresh);
