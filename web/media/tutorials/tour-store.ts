import { useSyncExternalStore } from 'react';

/** The tour that runs in this tab; it survives a reload and the way from page to page. */
export type RunningTour = { id: string; step: number };

const KEY = 'atalaya.tour';
const listeners = new Set<() => void>();
let running: RunningTour | null | undefined;

function stored(): RunningTour | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('step' in value)) return null;
    const { id, step } = value;
    return typeof id === 'string' && typeof step === 'number' ? { id, step } : null;
  } catch {
    return null;
  }
}

function set(next: RunningTour | null): void {
  running = next;
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the tour ends with the page.
  }
  for (const listener of listeners) listener();
}

export const goToStep = (id: string, step: number): void => set({ id, step });
export const endTour = (): void => set(null);

function read(): RunningTour | null {
  running ??= stored();
  return running;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRunningTour = (): RunningTour | null => useSyncExternalStore(subscribe, read, () => null);
