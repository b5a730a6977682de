import { useCallback, useState } from 'react';

/**
 * Whether an element's content is wider than the element: a frame that scrolls must be reachable by keyboard. `assumed`
 * holds until it is measured.
 */
export function useOverflow(assumed = false) {
  const [overflows, setOverflows] = useState(assumed);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [ref, overflows] as const;
}
