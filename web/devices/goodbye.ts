const PATH = '/api/auth/end-current-session';

const sayGoodbye = (): void => {
  navigator.sendBeacon?.(PATH, new Blob(['{}'], { type: 'application/json' }));
};

/** Tells the server that this device stops here, so that its place is free at once. A page that comes back asks again. */
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
