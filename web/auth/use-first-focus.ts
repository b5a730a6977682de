import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a new step. */
export function useFirstFocus<T extends HTMLElement>() {
  const first = useRef<T>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return first;
}
