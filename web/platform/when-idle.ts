const IDLE_AT_LATEST_MS = 1000;

/** Runs work when the browser is idle, or after a second. Returns a cleanup function. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: IDLE_AT_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_AT_LATEST_MS);
  return () => clearTimeout(timer);
}
