import { ADMITTED, isAdmitted, LEGACY_FLAG, legacyCookie } from '@atalaya/core/legacy/legacy';
import { useSyncExternalStore } from 'react';
import { readText, writeText } from '../platform/device-store';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fallback without storage: lasts as long as the page. */
let withoutStorage: string | null = null;

const readFlag = (): string | null => readText(LEGACY_FLAG, 'tab') ?? cookieFlag() ?? withoutStorage;

/** Set by the form of /legacy without JavaScript. */
const cookieFlag = (): string | null =>
  document.cookie.split('; ').includes(`${LEGACY_FLAG}=${ADMITTED}`) ? ADMITTED : null;

function writeFlag(flag: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and Safari has no other way
  document.cookie = legacyCookie(flag !== null);
  withoutStorage = writeText(LEGACY_FLAG, flag, 'tab') ? null : flag;
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
