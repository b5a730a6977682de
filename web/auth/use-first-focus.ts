import { useEffect, useRef } from 'react';

/** A new step of the same screen starts where the reader is: its heading takes the focus. */
export function useFirstFocus<T extends HTMLElement>() {
  const first = useRef<T>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return first;
}
