import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's page and while React takes it over; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether a component began as HTML of the server's. Its first render must be that HTML again: where an attribute differs,
 * React says nothing and leaves the server's. Unlike `useHydrated` it does not draw the component a second time.
 */
export function useBeganAsHtml(): boolean {
  const [began] = useState({ asHtml: false });
  useSyncExternalStore(
    never,
    () => null,
    () => {
      began.asHtml = true;
      return null;
    },
  );
  return began.asHtml;
}
