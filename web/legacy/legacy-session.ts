import { ADMITTED, isAdmitted, LEGACY_FLAG, legacyCookie } from '@atalaya/core/legacy/legacy';
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
    return sessionStorage.getItem(LEGACY_FLAG) ?? cookieFlag();
  } catch {
    return withoutStorage;
  }
}

/** Set by the form of /legacy without JavaScript. */
const cookieFlag = (): string | null =>
  document.cookie.split('; ').includes(`${LEGACY_FLAG}=${ADMITTED}`) ? ADMITTED : null;

function writeFlag(flag: string | null): void {
  withoutStorage = flag;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and Safari has no other way
  document.cookie = legacyCookie(flag !== null);
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
