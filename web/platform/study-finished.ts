import { useEffect, useSyncExternalStore } from 'react';

/** Rises with each end that is shown; zero while none is. */
let shown = 0;
let ends = 0;
const listeners = new Set<() => void>();

function show(end: number): void {
  shown = end;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the end of a session is on the screen: its answers are saved and nothing is being asked. */
export function useStudyFinished(isFinished: boolean): void {
  useEffect(() => {
    if (!isFinished) return;
    ends += 1;
    show(ends);
    return () => show(0);
  }, [isFinished]);
}

/** The end of a session that is on the screen; zero without one. */
export const useShownEnd = (): number =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => 0,
  );
