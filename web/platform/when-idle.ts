const IDLE_AT_LATEST_MS = 1000;

/** Work that must not delay the page: when the browser has nothing better to do, or after a second. Returns the way out. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: IDLE_AT_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_AT_LATEST_MS);
  return () => clearTimeout(timer);
}
