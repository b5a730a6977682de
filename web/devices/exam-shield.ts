import { useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  holders += by;
  // Other features check `[data-in-exam]` on <html>, such as banners.
  document.documentElement.toggleAttribute('data-in-exam', holders > 0);
  for (const listener of listeners) listener();
}

/** Suspends the device check during an exam. Returns a release function, which may be called more than once. */
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
