const PATH = '/api/auth/end-current-session';

const sayGoodbye = (): void => {
  navigator.sendBeacon?.(PATH, new Blob(['{}'], { type: 'application/json' }));
};

/**
 * Ends the session's activity when the page closes, which frees the device at once. A page restored from the
 * back/forward cache starts again.
 */
export function watchLeaving(onReturn: () => void): () => void {
  const comeBack = (event: PageTransitionEvent) => event.persisted && onReturn();
  window.addEventListener('beforeunload', sayGoodbye);
  window.addEventListener('pagehide', sayGoodbye);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('beforeunload', sayGoodbye);
    window.removeEventListener('pagehide', sayGoodbye);
    window.removeEventListener('pageshow', comeBack);
  };
}
