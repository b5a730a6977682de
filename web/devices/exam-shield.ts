import { useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  holders += by;
  // For what must not stand in the way either, such as a banner: `[data-in-exam]` on <html>.
  document.documentElement.toggleAttribute('data-in-exam', holders > 0);
  for (const listener of listeners) listener();
}

/**
 * Whoever is in the middle of an exam is not to be interrupted: while anyone holds, the device check waits with what it
 * has to say. Returns the release, which may be called more than once.
 */
export function holdDeviceCheck(): () => void {
  change(1);
  let held = true;
  return () => {
    if (held) change(-1);
    held = false;
  };
}

export const isDeviceCheckHeld = (): boolean => holders > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeviceCheckHeld = (): boolean =>
  useSyncExternalStore(subscribe, isDeviceCheckHeld, () => false);
