import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Sets a flag on `<html>` once the page is hydrated and has its first data; the browser tests wait for it. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
}
