import { ADMITTED, isAdmitted, LEGACY_FLAG } from '@atalaya/core/legacy/legacy';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fallback without storage: lasts as long as the page. */
let withoutStorage: string | null = null;

function readFlag(): string | null {
  try {
    return sessionStorage.getItem(LEGACY_FLAG);
  } catch {
    return withoutStorage;
  }
}

function writeFlag(flag: string | null): void {
  withoutStorage = flag;
  try {
    if (flag === null) sessionStorage.removeItem(LEGACY_FLAG);
    else sessionStorage.setItem(LEGACY_FLAG, flag);
  } catch {
    // Falls back to memory.
  }
  for (const listener of listeners) listener();
}

export const enterLegacy = (): void => writeFlag(ADMITTED);
export const leaveLegacy = (): void => writeFlag(null);

/** Undefined on the server. */
export const useLegacyAdmission = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => isAdmitted(readFlag()),
    () => undefined,
  );
