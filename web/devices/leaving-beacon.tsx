import { useEffect } from 'react';
import { useSession } from '../platform/session';

const PATH = '/api/auth/end-current-session';

const endSession = (): void => {
  navigator.sendBeacon?.(PATH, new Blob(['{}'], { type: 'application/json' }));
};

/**
 * Ends the session's activity when the page closes, which frees the device at once. Not loaded when idle like the
 * device watch: a page may be left before that.
 */
export function LeavingBeacon() {
  const isSignedIn = useSession().user !== null;

  useEffect(() => {
    if (!isSignedIn) return;
    window.addEventListener('beforeunload', endSession);
    window.addEventListener('pagehide', endSession);
    return () => {
      window.removeEventListener('beforeunload', endSession);
      window.removeEventListener('pagehide', endSession);
    };
  }, [isSignedIn]);

  return null;
}
